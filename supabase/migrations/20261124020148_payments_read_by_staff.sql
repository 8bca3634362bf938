-- Why: whoever reads payments reads every attempt to pay and each maker's share of it, in a list; and beside what the buyer was to send, what somebody saw
-- in the shop's account. The indexes are the list's orders and filters, each ending with the key.

create policy "who may reads all" on public.payments for select to authenticated using ((select private.may('payments.read')));
create policy "who may reads all" on public.payment_splits for select to authenticated using ((select private.may('payments.read')));

create index payments_newest on public.payments (created_at, id);
create index payments_newest_by_status on public.payments (status, created_at, id);
create index payments_newest_by_method on public.payments (method, created_at, id);
create index payments_largest on public.payments (amount_minor, id);
create index payments_reference on public.payments (provider_reference) where provider_reference is not null;

create function public.payments_found(p_words text) returns setof public.payments
language plpgsql stable security definer set search_path = '' rows 200 as $$
begin
  perform private.demand('payments.read');
  if char_length(btrim(p_words)) not between 1 and 100 then raise exception 'Between 1 and 100 characters.' using errcode = '22023'; end if;
  -- Planned for these very words, as public.orders_found is. A provider's reference is known whole or not at all.
  return query execute 'select * from public.payments where id in (
    (select p.id from public.payments p where p.order_group_id in (
       select o.order_group_id from public.orders o where o.number ilike $1 or o.customer ilike $1) order by p.created_at desc, p.id desc limit 200)
     union select p.id from public.payments p where p.provider_reference = $2)'
    using '%' || regexp_replace(btrim(p_words), '([\\%_])', '\\\1', 'g') || '%', btrim(p_words);
end
$$;
comment on function public.payments_found(text) is
  'The newest 200 payments of orders whose number or customer holds these words, or the one its provider calls so, for whoever may read payments.';

create function public.payment_trail(p_payment_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('payments.read');
  return (
    select jsonb_build_object('provider_reference', coalesce(p.provider_reference, ''), 'captured_late', p.captured_late, 'updated_at', p.updated_at,
      'seen_minor', t.amount_minor, 'seen_by', coalesce(t.confirmed_by, ''), 'seen_at', t.confirmed_at,
      'refunds', coalesce((select jsonb_object_agg(r.id, jsonb_build_object('reference', r.provider_reference, 'attempts', r.attempts))
        from public.refunds r where r.payment_id = p.id), '{}'))
      from public.payments p left join private.transfers t on t.payment_id = p.id where p.id = p_payment_id);
end
$$;
comment on function public.payment_trail(uuid) is
  'What only the shop knows of a payment, for whoever may read payments: its provider''s references, and what somebody saw in the shop''s account.';

revoke execute on function public.payments_found(text), public.payment_trail(uuid) from public, anon;
grant execute on function public.payments_found(text), public.payment_trail(uuid) to authenticated;
