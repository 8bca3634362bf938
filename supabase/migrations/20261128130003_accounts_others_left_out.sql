-- The copy of one's data named others by their id: a buyer read who of a shop answers them, and whoever was judged, who judged.
CREATE OR REPLACE FUNCTION private.everything_about(person uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  everything jsonb;
  place record;
  rows jsonb;
begin
  select jsonb_build_object('account', jsonb_build_object(
      'id', u.id, 'email', u.email, 'phone', u.phone, 'created_at', u.created_at, 'email_confirmed_at', u.email_confirmed_at, 'last_sign_in_at',
        u.last_sign_in_at,
      'said_at_sign_up', u.raw_user_meta_data,
      'identities', (select coalesce(jsonb_agg(jsonb_build_object('provider', i.provider, 'email', i.email, 'created_at', i.created_at, 'last_sign_in_at',
        i.last_sign_in_at)), '[]')
                       from auth.identities i where i.user_id = u.id),
      'second_factors', (select coalesce(jsonb_agg(jsonb_build_object('name', f.friendly_name, 'type', f.factor_type, 'status', f.status, 'created_at',
        f.created_at)), '[]')
                           from auth.mfa_factors f where f.user_id = u.id),
      'sessions', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from private.list_sessions(u.id) s),
      'history', (select coalesce(jsonb_agg(jsonb_build_object('action', a.payload ->> 'action', 'at', a.created_at, 'ip_address', a.ip_address)
        order by a.created_at), '[]')
                    from auth.audit_log_entries a where a.payload ->> 'actor_id' = u.id::text)))
    into everything from auth.users u where u.id = person;
  if everything is null then return null; end if;

  for place in
    select c.conrelid::regclass as name, t.relname, string_agg(format('t.%I = $1', a.attname), ' or ' order by a.attname) as mine,
           (select array_agg(b.attname::text) from pg_catalog.pg_constraint d
              join pg_catalog.pg_attribute b on b.attrelid = d.conrelid and b.attnum = d.conkey[1]
             where d.contype = 'f' and d.conrelid = c.conrelid and d.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass)) as people
      from pg_catalog.pg_constraint c
      join pg_catalog.pg_class t on t.oid = c.conrelid
      join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass) and t.relnamespace = 'public'::regnamespace
       and t.relname not in ('data_exports', 'referrals') and not private.names_deed(t.relname, a.attname)
     group by c.conrelid, t.relname order by t.relname
  loop
    execute format('select coalesce(jsonb_agg(to_jsonb(t) - array[''commission_rate_ppm'', ''commission_minor'', ''commission_vat_minor''] '
      '- array(select p from unnest($2) p where to_jsonb(t) ->> p <> $1::text)), ''[]'') from %s t where %s', place.name, place.mine)
      into rows using person, place.people;
    everything := everything || jsonb_build_object(place.relname, private.without_secrets(rows));
  end loop;

  return everything || jsonb_build_object(
    'cart_lines', (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from public.cart_lines l join public.carts c on c.id = l.cart_id where c.owner_id = person),
    'order_lines', (select coalesce(jsonb_agg(to_jsonb(l) order by l.order_id, l.position), '[]') from public.order_lines l
      join public.orders o on o.id = l.order_id where o.buyer_id = person),
    'order_events', (select coalesce(jsonb_agg(jsonb_build_object('order_id', e.order_id, 'type', e.type, 'reason', e.reason, 'created_at', e.created_at)
      order by e.id), '[]')
                       from public.order_events e join public.order_groups g on g.id = e.order_group_id where g.buyer_id = person),
    'payments', (select coalesce(jsonb_agg(jsonb_build_object('order_group_id', p.order_group_id, 'method', p.method, 'status', p.status, 'amount_minor',
      p.amount_minor,
                          'refunded_minor', p.refunded_minor, 'currency', p.currency, 'created_at', p.created_at)), '[]')
                   from public.payments p join public.order_groups g on g.id = p.order_group_id where g.buyer_id = person),
    'credit_entries', (select coalesce(jsonb_agg(to_jsonb(e) - array['key', 'account_id'] order by e.id), '[]') from public.credit_entries e
      join public.credit_accounts a on a.id = e.account_id where a.person_id = person),
    -- A referral is about two people: each reads her own part of it.
    'referrals', (select coalesce(jsonb_agg(jsonb_build_object('brought_somebody', r.referrer_id = person, 'state', r.state, 'reason', r.reason,
      'joined_at', r.joined_at, 'granted_at', r.granted_at, 'reward_minor', case when r.referrer_id = person then r.referrer_minor else r.friend_minor end)
      order by r.joined_at), '[]') from public.referrals r where person in (r.referrer_id, r.friend_id)),
    'refund_accounts', (select coalesce(jsonb_agg(to_jsonb(a) order by a.given_at), '[]') from private.refund_accounts a
      left join public.order_groups g on g.id = a.order_group_id left join public.gift_card_purchases b on b.id = a.gift_card_purchase_id
     where person in (g.buyer_id, b.buyer_id)),
    'wholesale_invoices', (select coalesce(jsonb_agg(to_jsonb(i) - array['write_off_by', 'write_off_at', 'write_off_because', 'payment_id']
      order by i.issued_at), '[]') from public.wholesale_invoices i where i.buyer_id = person),
    'application_parts', (select
      coalesce(jsonb_agg(to_jsonb(x) - 'person_id' order by x.kind), '[]') from public.application_parts x where x.person_id = person),
    'evidence', (select coalesce(jsonb_agg(jsonb_build_object('path', u.path, 'kind', u.kind, 'given_at', u.given_at) order by u.given_at, u.path), '[]')
      from private.evidence_uses u where u.given_by = person),
    'order_cases', (select coalesce(jsonb_agg(to_jsonb(c) - array['key', 'commission_minor'] order by c.created_at), '[]') from public.order_cases c
      join public.orders o on o.id = c.order_id
                     where o.buyer_id = person),
    'order_case_events', (select coalesce(jsonb_agg(jsonb_build_object('case_id', e.case_id, 'type', e.type, 'by', e.actor_role, 'words', e.words,
      'created_at', e.created_at) order by e.id), '[]')
                            from public.order_case_events e join public.order_cases c on c.id = e.case_id join public.orders o on o.id = c.order_id
                              where o.buyer_id = person),
    'shipments', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.shipments s join public.orders o on o.id = s.order_id where o.buyer_id = person),
    'shipment_events', (select coalesce(jsonb_agg(to_jsonb(e) - array['event_id'] order by e.id), '[]') from public.shipment_events e
      join public.shipments s on s.id = e.shipment_id join public.orders o on o.id = s.order_id where o.buyer_id = person),
    'sellers', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.sellers s join public.seller_members m on m.seller_id = s.id
      where m.person_id = person),
    'imported_orders', (select coalesce(jsonb_agg(to_jsonb(o) || jsonb_build_object('lines', (select jsonb_agg(to_jsonb(l) order by l.position)
        from public.imported_order_lines l where l.order_id = o.id)) order by o.ordered_at), '[]')
      from public.imported_orders o join public.imported_people p on p.id = o.person_id where p.claimed_by = person),
    -- As far as their role reads them: a member of a cooperative takes nobody's telephone along.
    'seller_contacts', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.seller_contacts s join public.seller_members m on m.seller_id = s.seller_id
      join private.shop_permissions r on r.role = m.role and r.permission = 'contacts.read' where m.person_id = person),
    'product_images', (select coalesce(jsonb_agg(jsonb_build_object('product_id', i.product_id, 'url', i.url, 'alt', i.alt, 'step', i.step)
      order by i.product_id, i.position, i.id), '[]') from public.product_images i join public.products p on p.id = i.product_id
      join public.seller_members m on m.seller_id = p.seller_id and m.role = 'owner' where m.person_id = person));
end
$function$;
