-- Why: whoever reads payments reads every refund, in a list. The indexes are the list's orders and filters, each ending with the key.

update public.staff_permissions set description = 'Read payments, slips and refunds.' where name = 'payments.read';
create policy "who may reads all" on public.refunds for select to authenticated using ((select private.may('payments.read')));

create index refunds_newest on public.refunds (created_at, id);
create index refunds_newest_by_status on public.refunds (status, created_at, id);
create index refunds_largest on public.refunds (amount_minor, id);

create function public.refunds_found(p_words text) returns setof public.refunds
language plpgsql stable security definer set search_path = '' rows 200 as $$
begin
  perform private.demand('payments.read');
  if char_length(btrim(p_words)) not between 1 and 100 then raise exception 'Between 1 and 100 characters.' using errcode = '22023'; end if;
  -- Planned for these very words, as public.orders_found is.
  return query execute 'select * from public.refunds where id in (
    select r.id from public.refunds r join public.orders o on o.id = r.order_id
     where o.number ilike $1 or o.customer ilike $1 or o.seller_name ilike $1 order by r.created_at desc, r.id desc limit 200)'
    using '%' || regexp_replace(btrim(p_words), '([\\%_])', '\\\1', 'g') || '%';
end
$$;
comment on function public.refunds_found(text) is
  'The newest 200 refunds of orders whose number, customer or seller holds these words, for whoever may read payments.';
revoke execute on function public.refunds_found(text) from public, anon;
grant execute on function public.refunds_found(text) to authenticated;
