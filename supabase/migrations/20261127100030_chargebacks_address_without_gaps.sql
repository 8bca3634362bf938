-- An order that is fetched has no street, and the bank reads no commas without words between them.
create or replace function private.chargeback_answer(p_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', c.id, 'provider', c.provider, 'reference', c.provider_reference, 'decision', c.decision, 'words', coalesce(e.words, ''),
    'talk', coalesce(e.talk, ''), 'customer', o.customer, 'email', coalesce(g.email, ''), 'pieces', coalesce(o.pieces, ''), 'address', coalesce(o.address, ''),
    'carrier', coalesce(h.carrier, ''), 'tracking', coalesce(h.tracking, ''), 'shipped_on', coalesce(h.shipped_on, ''), 'arrived', coalesce(h.arrived, ''),
    'files', coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'kind', f.kind, 'name', f.name, 'path', f.path, 'type', f.mime_type,
      'reference', f.provider_reference) order by f.kind) from public.chargeback_files f where f.chargeback_id = c.id), '[]'))
    from public.chargebacks c join public.payments p on p.id = c.payment_id
    left join public.order_groups g on g.id = p.order_group_id
    left join public.chargeback_evidence e on e.chargeback_id = c.id
    left join lateral (
      select min(x.customer) as customer, string_agg(l.quantity || ' × ' || l.title, E'\n' order by x.number, l.position) as pieces,
             min((select string_agg(nullif(x.shipping_address ->> part, ''), ', ' order by place)
                    from unnest(array['recipient', 'line1', 'line2', 'subdistrict', 'district', 'province', 'postcode', 'country'])
                      with ordinality t(part, place))) as address
        from public.chargeback_shares s join public.orders x on x.id = s.order_id join public.order_lines l on l.order_id = x.id
       where s.chargeback_id = c.id) o on true
    left join lateral (
      select string_agg(distinct y.carrier, ', ') as carrier, string_agg(nullif(y.tracking_number, ''), ', ' order by y.shipped_at) as tracking,
             to_char(min(y.shipped_at) at time zone 'Asia/Bangkok', 'YYYY-MM-DD') as shipped_on,
             string_agg(y.carrier || ' ' || y.tracking_number || ': ' || to_char(y.delivered_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD HH24:MI'), E'\n'
               order by y.shipped_at) filter (where y.delivered_at is not null) as arrived
        from public.chargeback_shares s join public.shipments y on y.order_id = s.order_id where s.chargeback_id = c.id) h
      on coalesce(e.with_delivery, true)
   where c.id = p_id
$function$;
