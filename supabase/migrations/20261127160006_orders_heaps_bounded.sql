-- A desk asks how many orders lie on its heaps as often as it asks for anything, and counted every order that was ever sold there. What is worked on is
-- counted; of what has ended it is enough to know that there are very many.

create function private.count_up_to(p_seller_id uuid, p_states text[], p_most integer) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from (select from public.orders o
    where o.seller_id = p_seller_id and o.placed_at is not null and o.status = any (p_states) limit p_most) first_ones
$$;
revoke all on function private.count_up_to(uuid, text[], integer) from public;
grant execute on function private.count_up_to(uuid, text[], integer) to service_role;
comment on function private.count_up_to(uuid, text[], integer) is 'How many orders of a shop are in one of these states;
no more are looked at than are asked for.';

create or replace function public.desk_heaps(p_seller_id uuid)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.may_in_shop(p_seller_id, 'orders.read') then raise exception 'These are not the orders of your shop.' using errcode = '42501'; end if;
  return (select jsonb_build_object('accept', count(*) filter (where h.heap = 'accept'), 'send', count(*) filter (where h.heap = 'send'),
      'underway', count(*) filter (where h.heap = 'underway'), 'done', private.count_up_to(p_seller_id, '{delivered,completed}', 1000),
      'canceled', private.count_up_to(p_seller_id, '{canceled,closed}', 1000))
    from (select case o.status when 'placed' then 'accept' when 'shipped' then 'underway' else private.order_heap(o.id, o.status) end as heap
            from public.orders o
           where o.seller_id = p_seller_id and o.placed_at is not null
             and o.status in ('placed', 'accepted', 'in_production', 'partially_shipped', 'shipped', 'partially_delivered')) h);
end
$$;
comment on function public.desk_heaps(uuid) is 'How many orders lie on each heap of a shop''s desk; of those done and canceled a thousand at most,
which stands for that many or more. 42501 for whoever does not handle its orders.';
