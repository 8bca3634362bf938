-- Why: a chargeback is answered by a person who sees everything it is about on one page, and what is sent to the bank is decided once: two people who press at
-- the same time send one thing.

/* What everything that is written about a chargeback begins with: it is open, nobody has decided it, and it is not the writer's own shop's. */
create function private.chargeback_to_answer(p_id uuid) returns public.chargebacks language plpgsql security definer set search_path = '' as $$
declare
  c public.chargebacks;
begin
  perform private.demand('chargebacks.write');
  select * into c from public.chargebacks x where x.id = p_id for update;
  if not found then raise exception 'There is no such chargeback.' using errcode = 'PT404'; end if;
  if c.status <> 'opened' or c.decision is not null then
    raise exception 'This chargeback is decided.' using errcode = 'HT005', hint = 'already_decided';
  end if;
  perform private.demand_not_my_chargeback(p_id);
  return c;
end
$$;

create function private.demand_not_my_chargeback(p_id uuid) returns void language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (select from public.chargeback_shares s join public.orders o on o.id = s.order_id
               join public.seller_members m on m.seller_id = o.seller_id and m.person_id = (select auth.uid()) where s.chargeback_id = p_id) then
    raise exception 'Nobody decides about the balance of their own shop.' using errcode = 'HT005', hint = 'own_balance';
  end if;
end
$$;

create function public.chargebacks_found(p_words text) returns setof public.chargebacks
language plpgsql stable security definer rows 200 set search_path = '' as $$
begin
  perform private.demand('chargebacks.read');
  if char_length(btrim(p_words)) not between 1 and 100 then raise exception 'Between 1 and 100 characters.' using errcode = '22023'; end if;
  -- Planned for these very words, as public.orders_found is. A provider's reference is known whole or not at all.
  return query execute 'select * from public.chargebacks where id in (
    (select s.chargeback_id from public.chargeback_shares s join public.orders o on o.id = s.order_id
      where o.number ilike $1 or o.customer ilike $1 or o.seller_name ilike $1 order by o.created_at desc, o.id desc limit 200)
    union select c.id from public.chargebacks c where c.provider_reference = $2 or c.number = upper($2))'
    using '%' || regexp_replace(btrim(p_words), '([\\%_])', '\\\1', 'g') || '%', btrim(p_words);
end
$$;
comment on function public.chargebacks_found(text) is
  'The chargebacks of orders whose number, customer or seller holds these words, or the one its provider calls so, for whoever may read chargebacks.';

create function public.chargeback_sheet(p_id uuid) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  c public.chargebacks;
  bought_by uuid;
  written_to text;
begin
  perform private.demand('chargebacks.read');
  select * into c from public.chargebacks x where x.id = p_id;
  if not found then return null; end if;
  select g.buyer_id, lower(g.email) into bought_by, written_to
    from public.payments p join public.order_groups g on g.id = p.order_group_id where p.id = c.payment_id;
  return jsonb_build_object(
    'orders', coalesce((select jsonb_agg(jsonb_build_object(
        'id', o.id, 'number', o.number, 'status', o.status, 'seller', o.seller_name, 'seller_id', o.seller_id, 'customer', o.customer,
        'total_minor', o.total_minor, 'placed_at', o.placed_at, 'delivered_at', o.delivered_at, 'address', o.shipping_address,
        'away_minor', s.away_minor, 'weight_minor', s.weight_minor, 'fee_minor', s.fee_minor, 'bearer', s.bearer, 'fee_bearer', s.fee_bearer, 'rule', s.rule,
        'talks', (select count(*) from public.messages m join public.conversations t on t.id = m.conversation_id
                   where t.buyer_id = bought_by and t.seller_id = o.seller_id),
        'pieces', (select jsonb_agg(l.quantity || ' × ' || l.title order by l.position) from public.order_lines l where l.order_id = o.id),
        'parcels', coalesce((select jsonb_agg(jsonb_build_object('carrier', h.carrier, 'tracking', h.tracking_number, 'status', h.status,
            'shipped_at', h.shipped_at, 'delivered_at', h.delivered_at) order by h.shipped_at) from public.shipments h where h.order_id = o.id), '[]'),
        'cases', coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'number', k.number, 'kind', k.kind, 'status', k.status) order by k.created_at)
          from public.order_cases k where k.order_id = o.id), '[]'),
        'refunded_minor', (select coalesce(sum(x.refunded_minor), 0) from public.payment_splits x where x.order_id = o.id)) order by o.number)
      from public.chargeback_shares s join public.orders o on o.id = s.order_id where s.chargeback_id = p_id), '[]'),
    'payment', (select jsonb_build_object('id', p.id, 'provider', p.provider, 'method', p.method, 'status', p.status, 'captured_minor', p.captured_minor,
        'refunded_minor', p.refunded_minor, 'created_at', p.created_at, 'is_plan', p.plan_purchase_id is not null)
      from public.payments p where p.id = c.payment_id),
    'buyer', jsonb_build_object('id', bought_by, 'email', written_to,
        'since', (select a.created_at from public.profiles a where a.id = bought_by),
        'orders', (select count(*) from public.orders o join public.order_groups g on g.id = o.order_group_id
                    where (g.buyer_id = bought_by or lower(g.email) = written_to) and o.placed_at is not null),
        'chargebacks', (select count(*) from public.chargebacks x join public.payments p on p.id = x.payment_id join public.order_groups g
                    on g.id = p.order_group_id where g.buyer_id = bought_by or lower(g.email) = written_to),
        'cases', (select count(*) from public.order_cases k join public.orders o on o.id = k.order_id join public.order_groups g on g.id = o.order_group_id
                    where g.buyer_id = bought_by or lower(g.email) = written_to)),
    'evidence', (select to_jsonb(e) - 'written_by' from public.chargeback_evidence e where e.chargeback_id = p_id),
    'files', coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'kind', f.kind, 'name', f.name, 'path', f.path, 'mime_type', f.mime_type,
        'bytes', f.bytes, 'added_at', f.added_at) order by f.added_at) from public.chargeback_files f where f.chargeback_id = p_id), '[]'));
end
$$;
comment on function public.chargeback_sheet(uuid) is
  'What a chargeback is decided by, for whoever may read chargebacks: its orders with parcels and cases, its payment, what its buyer bought before, and the '
  'evidence so far.';

create function public.chargeback_talk(p_id uuid, p_reason text) returns text language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('chat.read');
  perform private.demand_reason(p_reason);
  if not exists (select from public.chargebacks c where c.id = p_id) then raise exception 'There is no such chargeback.' using errcode = 'PT404'; end if;
  perform private.log_activity('chargebacks.open_talk', p_id::text, '{}', p_reason);
  return (
    select left(coalesce(string_agg(to_char(n.created_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD HH24:MI') || ' '
        || case when n.from_seller then n.business_name else 'Buyer' end || ': ' || n.content, E'\n' order by n.created_at, n.id), ''), 20000)
      from (select m.created_at, m.id, m.from_seller, m.content, l.business_name
              from public.chargeback_shares s join public.orders o on o.id = s.order_id
              join public.conversations t on t.buyer_id = o.buyer_id and t.seller_id = o.seller_id
              join public.messages m on m.conversation_id = t.id and m.deleted_at is null and m.content is not null
              join public.sellers l on l.id = o.seller_id
             where s.chargeback_id = p_id order by m.created_at desc, m.id desc limit 100) n);
end
$$;
comment on function public.chargeback_talk(uuid, text) is
  'What buyer and makers of a disputed payment last said to each other, as text for the bank, for whoever may read talks and says why, which the activity log '
  'keeps.';

create function public.write_chargeback_evidence(p_id uuid, p_words text, p_talk text, p_with_delivery boolean, p_seen timestamptz)
returns timestamptz language plpgsql security definer set search_path = '' as $$
declare
  now_at timestamptz;
begin
  perform private.demand('chargebacks.write');
  perform private.chargeback_to_answer(p_id);
  if exists (select from public.chargeback_evidence e where e.chargeback_id = p_id and e.written_at is distinct from p_seen) then
    raise exception 'Somebody else has written it meanwhile.' using errcode = 'HT005', hint = 'changed_meanwhile';
  end if;
  insert into public.chargeback_evidence as e (chargeback_id, words, talk, with_delivery, written_by, written_at)
  values (p_id, btrim(p_words), btrim(p_talk), p_with_delivery, (select auth.uid()), clock_timestamp())
  on conflict (chargeback_id) do update set words = excluded.words, talk = excluded.talk, with_delivery = excluded.with_delivery,
    written_by = excluded.written_by, written_at = excluded.written_at
  returning e.written_at into now_at;
  return now_at;
end
$$;
comment on function public.write_chargeback_evidence(uuid, text, text, boolean, timestamptz) is
  'Keeps what the bank is to be told; `p_seen` is when what the writer saw was written. HT005 changed_meanwhile, already_decided, own_balance.';

create function private.keep_chargeback_file(p_id uuid, p_path text, p_name text, p_kind text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  perform private.chargeback_to_answer(p_id);
  delete from public.chargeback_files f where f.chargeback_id = p_id and f.kind = p_kind;
  insert into public.chargeback_files (chargeback_id, kind, name, path, mime_type, bytes, added_by)
  select p_id, p_kind, left(btrim(p_name), 120), o.name, o.metadata ->> 'mimetype', (o.metadata ->> 'size')::bigint, (select auth.uid())
    from storage.objects o where o.bucket_id = 'chargeback-files' and o.name = p_path and p_path like p_id || '/%' returning id into made;
  if made is null then raise exception 'There is no such file.' using errcode = 'PT404'; end if;
  if (select sum(f.bytes) from public.chargeback_files f where f.chargeback_id = p_id) > 4194304 then
    raise exception 'Banks take four megabytes in all.' using errcode = 'HT005', hint = 'too_large';
  end if;
  return made;
end
$$;

create function public.drop_chargeback_file(p_id uuid, p_file_id uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('chargebacks.write');
  perform private.chargeback_to_answer(p_id);
  delete from public.chargeback_files f where f.id = p_file_id and f.chargeback_id = p_id;
  if not found then raise exception 'There is no such file.' using errcode = 'PT404'; end if;
end
$$;
comment on function public.drop_chargeback_file(uuid, uuid) is 'Takes a file from the evidence of a chargeback that nobody has decided yet.';

create function public.decide_chargeback(p_id uuid, p_decision text, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('chargebacks.write');
  perform private.chargeback_to_answer(p_id);
  perform private.demand_reason(p_reason);
  if p_decision = 'evidence' and not exists (
    select from public.chargeback_evidence e where e.chargeback_id = p_id and (e.words <> '' or e.talk <> '')
    union all select from public.chargeback_files f where f.chargeback_id = p_id) then
    raise exception 'There is nothing to send.' using errcode = 'HT005', hint = 'nothing_to_send';
  end if;
  update public.chargebacks set decision = p_decision, decided_by = (select auth.uid()), decided_at = private.now() where id = p_id;
  perform private.log_activity('chargebacks.decide', p_id::text, jsonb_build_object('decision', jsonb_build_array(null, p_decision)), p_reason);
  if to_regprocedure('jobs.enqueue(text, json, text, timestamptz)') is not null then
    perform jobs.enqueue('answer-chargebacks', '{}', 'answer-chargebacks', null);
  end if;
end
$$;
comment on function public.decide_chargeback(uuid, text, text) is
  'Has the evidence of a chargeback sent (evidence), or gives the money up (accept); a job tells the provider. HT005 already_decided for the second who '
  'decides, nothing_to_send, own_balance.';

create function public.bear_chargeback(p_id uuid, p_order_id uuid, p_bearer text, p_fee_bearer text, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  changed public.chargeback_shares;
begin
  perform private.demand('chargebacks.write');
  perform private.demand_reason(p_reason);
  perform from public.orders o where o.id = p_order_id for update;
  perform private.demand_not_my_chargeback(p_id);
  if not exists (select from public.chargeback_shares s where s.chargeback_id = p_id and s.order_id = p_order_id) then
    raise exception 'This order has no part in it.' using errcode = 'PT404';
  end if;
  update public.chargeback_shares s set bearer = p_bearer, fee_bearer = p_fee_bearer, rule = 'staff'
   where s.chargeback_id = p_id and s.order_id = p_order_id and (s.bearer, s.fee_bearer) <> (p_bearer, p_fee_bearer) returning * into changed;
  if not found then raise exception 'That is how it is.' using errcode = 'HT005', hint = 'already_decided'; end if;
  perform private.log_activity('chargebacks.bear', p_id::text,
    jsonb_build_object('order_id', jsonb_build_array(null, p_order_id), 'bearer', jsonb_build_array(null, p_bearer),
      'fee_bearer', jsonb_build_array(null, p_fee_bearer)),
    p_reason);
  insert into private.outbox (topic, key, payload)
  values ('seller.chargeback', p_id || ':' || p_order_id || ':borne:' || gen_random_uuid(), jsonb_build_object('chargeback_id', p_id::text,
    'order_id', p_order_id::text, 'news', 'borne'));
end
$$;
comment on function public.bear_chargeback(uuid, uuid, text, text, text) is
  'Says, for a reason, who bears an order''s part of a chargeback and of its fee: the maker (seller) or the shop. The books follow at once. HT005 '
  'already_decided where nothing changes, own_balance.';

create function public.order_chargebacks(p_order_id uuid)
returns table (number text, status text, reason text, amount_minor bigint, away_minor bigint, fee_minor bigint, bearer text, opened_at timestamptz,
  closed_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select c.number, c.status, c.reason, case when c.away_minor > 0 then s.away_minor else (
           select u.part from (select array_agg(x.order_id order by x.order_id) as ids, private.split_amount(c.amount_minor, array_agg(x.weight_minor
             order by x.order_id)) as parts from public.chargeback_shares x where x.chargeback_id = c.id) p, unnest(p.ids, p.parts) as u (id, part)
            where u.id = s.order_id) end,
         s.away_minor, case when s.fee_bearer = 'seller' then s.fee_minor else 0 end, s.bearer, c.opened_at, c.closed_at
    from public.chargeback_shares s join public.chargebacks c on c.id = s.chargeback_id join public.orders o on o.id = s.order_id
   where s.order_id = p_order_id and o.seller_id in (select private.my_sellers())
   order by c.opened_at, c.number
$$;
comment on function public.order_chargebacks(uuid) is
  'For those who act for the maker of an order: what a bank wants back of it, how far that is, and who bears it.';

/* What a job sends for a chargeback, once somebody has decided it. */
create function private.chargeback_answer(p_id uuid) returns jsonb language sql stable security definer set search_path = '' as $$
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
             min(concat_ws(', ', x.shipping_address ->> 'recipient', x.shipping_address ->> 'line1', x.shipping_address ->> 'line2',
               x.shipping_address ->> 'subdistrict', x.shipping_address ->> 'district', x.shipping_address ->> 'province', x.shipping_address ->> 'postcode',
               x.shipping_address ->> 'country')) as address
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
$$;

create function private.chargeback_file_sent(p_file_id uuid, p_reference text) returns void language sql security definer set search_path = '' as $$
  update public.chargeback_files set provider_reference = p_reference where id = p_file_id
$$;

create function private.chargeback_sent(p_id uuid, p_error text) returns void language sql security definer set search_path = '' as $$
  update public.chargebacks set attempts = attempts + 1, last_error = left(p_error, 500), sent_at = case when p_error = '' then private.now() end
   where id = p_id and sent_at is null
$$;

revoke execute on function private.chargeback_to_answer(uuid), private.demand_not_my_chargeback(uuid), private.keep_chargeback_file(uuid, text, text, text),
  private.chargeback_answer(uuid), private.chargeback_file_sent(uuid, text), private.chargeback_sent(uuid, text) from public;
grant execute on function private.chargeback_to_answer(uuid), private.keep_chargeback_file(uuid, text, text, text), private.chargeback_answer(uuid),
  private.chargeback_file_sent(uuid, text), private.chargeback_sent(uuid, text) to service_role;
revoke execute on function public.chargebacks_found(text), public.chargeback_sheet(uuid), public.chargeback_talk(uuid, text),
  public.write_chargeback_evidence(uuid, text, text, boolean, timestamptz), public.drop_chargeback_file(uuid, uuid),
  public.decide_chargeback(uuid, text, text), public.bear_chargeback(uuid, uuid, text, text, text), public.order_chargebacks(uuid) from public, anon;
grant execute on function public.chargebacks_found(text), public.chargeback_sheet(uuid), public.chargeback_talk(uuid, text),
  public.write_chargeback_evidence(uuid, text, text, boolean, timestamptz), public.drop_chargeback_file(uuid, uuid),
  public.decide_chargeback(uuid, text, text), public.bear_chargeback(uuid, uuid, text, text, text), public.order_chargebacks(uuid) to authenticated;
