-- Why: whoever judges cases reads every one of them, in a list: what waits, what was decided, and which of a buyer's or a maker's there were before. The
-- indexes are the list's orders and filters, each ending with the key; the permission is looked at once, before it is asked row by row whose order it is.

alter policy "buyer and seller read cases, who may reads all" on public.order_cases
  using ((select private.may('cases.read')) or private.is_my_order(order_id));

create index order_cases_newest on public.order_cases (created_at, id);
create index order_cases_newest_by_status on public.order_cases (status, created_at, id);
create index order_cases_newest_by_kind on public.order_cases (kind, created_at, id);
create index order_cases_largest on public.order_cases (refund_minor, id);

create function public.cases_found(p_words text) returns setof public.order_cases
language plpgsql stable security definer set search_path = '' rows 200 as $$
begin
  perform private.demand('cases.read');
  if char_length(btrim(p_words)) not between 1 and 100 then raise exception 'Between 1 and 100 characters.' using errcode = '22023'; end if;
  -- Planned for these very words, as public.orders_found is. The number of a case begins with that of its order and is known whole.
  return query execute 'select * from public.order_cases where id in (
    (select c.id from public.order_cases c join public.orders o on o.id = c.order_id
      where o.number ilike $1 or o.customer ilike $1 or o.seller_name ilike $1 order by c.created_at desc, c.id desc limit 200)
     union select c.id from public.order_cases c where c.number = upper($2))'
    using '%' || regexp_replace(btrim(p_words), '([\\%_])', '\\\1', 'g') || '%', btrim(p_words);
end
$$;
comment on function public.cases_found(text) is
  'The newest 200 cases of orders whose number, customer or seller holds these words, or the one of this number, for whoever may read cases.';

create function public.case_history(p_case_id uuid)
returns table (id bigint, type text, actor_role text, actor text, words text, happened_at timestamptz, amount_minor bigint, letters jsonb)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('cases.read');
  return query
    select e.id, e.type, e.actor_role, case when e.actor_role = 'operator' then coalesce(nullif(p.full_name, ''), p.email, '') else '' end, e.words,
           e.created_at, (e.payload ->> 'amount_minor')::bigint, coalesce((
             select jsonb_agg(jsonb_build_object('reader', side, 'sent_at', o.sent_at, 'attempts', o.attempts) order by o.id)
               from unnest('{buyer,seller}'::text[]) side join private.outbox o on o.topic = 'case.told' and o.key = e.id || ':' || side), '[]')
      from public.order_case_events e left join public.profiles p on p.id = e.actor_id
     where e.case_id = p_case_id order by e.id;
end
$$;
comment on function public.case_history(uuid) is
  'All that happened in a case, who of the staff did it, and which letters it made and whether they have left, for whoever may read cases.';

revoke execute on function public.cases_found(text), public.case_history(uuid) from public, anon;
grant execute on function public.cases_found(text), public.case_history(uuid) to authenticated;
