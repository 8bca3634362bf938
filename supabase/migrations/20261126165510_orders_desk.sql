-- Why: the desk read the newest 200 orders of a shop and searched among those; whoever sells more found nothing older. From here on heaps and words are asked
-- of the database, page by page, and the shop keeps notes beside an order that its buyer never sees.

create index orders_desk on public.orders (seller_id, placed_at desc, id desc) where placed_at is not null;

create or replace function private.order_heap(p_id uuid, p_status text) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when p_status = 'placed' then 'accept'
    when p_status in ('accepted', 'in_production') then 'send'
    when p_status in ('partially_shipped', 'partially_delivered') then
      case when exists (select from public.order_lines l where l.order_id = p_id and l.shipped_quantity < l.quantity - l.removed_quantity)
        then 'send' else 'underway' end
    when p_status = 'shipped' then 'underway'
    when p_status in ('delivered', 'completed') then 'done'
    when p_status in ('canceled', 'closed') then 'canceled' end
$$;
comment on function private.order_heap(uuid, text) is
  'On which heap of the desk an order lies: accept, send, underway, done, canceled. One that is partly delivered and has wholly left waits for its buyer.';
revoke all on function private.order_heap(uuid, text) from public;
grant execute on function private.order_heap(uuid, text) to service_role;

create or replace function public.desk_orders(
  p_seller_id uuid, p_heap text default null, p_words text default '',
  p_before timestamptz default null, p_before_id uuid default null, p_most integer default 30
) returns setof public.orders
language plpgsql stable security definer set search_path = '' rows 30 as $$
declare
  words constant text := '%' || regexp_replace(btrim(coalesce(p_words, '')), '([\\%_])', '\\\1', 'g') || '%';
  states constant text[] := case p_heap
    when 'accept' then '{placed}'::text[]
    when 'send' then '{accepted,in_production,partially_shipped,partially_delivered}'
    when 'underway' then '{shipped,partially_shipped,partially_delivered}'
    when 'done' then '{delivered,completed}'
    when 'canceled' then '{canceled,closed}' end;
begin
  if not private.may_in_shop(p_seller_id, 'orders.read') then raise exception 'These are not the orders of your shop.' using errcode = '42501'; end if;
  if char_length(p_words) > 100 or p_most not between 1 and 100 or (p_heap is not null and states is null) then
    raise exception 'At most 100 characters, 100 orders, and a heap there is.' using errcode = '22023';
  end if;
  if p_heap is not null then
    return query select o.* from public.orders o
      where o.seller_id = p_seller_id and o.placed_at is not null and o.status = any (states)
        and (o.status not like 'partially%' or (p_heap = 'send') = exists (select from public.order_lines l
          where l.order_id = o.id and l.shipped_quantity < l.quantity - l.removed_quantity))
        and (p_before is null or (o.placed_at, o.id) < (p_before, p_before_id))
        and (words = '%%' or o.number ilike words or o.customer ilike words)
      order by o.placed_at desc, o.id desc limit p_most;
    return;
  end if;
  return query select o.* from public.orders o
    where o.seller_id = p_seller_id and o.placed_at is not null and o.status not in ('awaiting_payment', 'expired')
      and (p_before is null or (o.placed_at, o.id) < (p_before, p_before_id))
      and (words = '%%' or o.number ilike words or o.customer ilike words or o.tracking_number ilike words
        or exists (select from public.order_lines l where l.order_id = o.id and (l.title_seller ilike words or l.sku ilike words))
        or o.id in (select s.order_id from public.shipments s
          where s.tracking_number <> '' and private.tracking_key(s.tracking_number) = private.tracking_key(p_words)))
    order by o.placed_at desc, o.id desc limit p_most;
end
$$;
comment on function public.desk_orders(uuid, text, text, timestamptz, uuid, integer) is
  'Orders of a shop as its desk shows them, newest first: of one heap, or whose number, buyer or piece holds these words, or
one of whose parcels has this number. The next page begins below the
last row of this one (p_before, p_before_id). 42501 for whoever does not handle the orders of this shop.';
revoke all on function public.desk_orders(uuid, text, text, timestamptz, uuid, integer) from public;
grant execute on function public.desk_orders(uuid, text, text, timestamptz, uuid, integer) to authenticated, service_role;

create or replace function public.desk_heaps(p_seller_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.may_in_shop(p_seller_id, 'orders.read') then raise exception 'These are not the orders of your shop.' using errcode = '42501'; end if;
  return (select jsonb_build_object('accept', count(*) filter (where h.heap = 'accept'), 'send', count(*) filter (where h.heap = 'send'),
      'underway', count(*) filter (where h.heap = 'underway'), 'done', count(*) filter (where h.heap = 'done'),
      'canceled', count(*) filter (where h.heap = 'canceled'))
    from (select case o.status when 'delivered' then 'done' when 'completed' then 'done' when 'placed' then 'accept' when 'shipped' then 'underway'
              when 'canceled' then 'canceled' when 'closed' then 'canceled' else private.order_heap(o.id, o.status) end as heap
            from public.orders o where o.seller_id = p_seller_id and o.placed_at is not null) h);
end
$$;
comment on function public.desk_heaps(uuid) is 'How many orders lie on each heap of a shop''s desk. 42501 for whoever does not handle its orders.';
revoke all on function public.desk_heaps(uuid) from public;
grant execute on function public.desk_heaps(uuid) to authenticated, service_role;

create table public.order_notes (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  body text not null check (char_length(btrim(body)) between 1 and 2000),
  created_at timestamptz not null default now()
);
comment on table public.order_notes is 'What a shop notes beside an order for its own people. Neither the buyer nor another shop reads it.';
create index order_notes_order on public.order_notes (order_id, created_at);
create index order_notes_author on public.order_notes (author_id, created_at);
alter table public.order_notes enable row level security;

create or replace function private.may_note(p_order_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.orders o
    where o.id = p_order_id and o.status not in ('awaiting_payment', 'expired') and private.may_in_shop(o.seller_id, 'orders.write'))
$$;
comment on function private.may_note(uuid) is 'Whether the caller handles this order for its shop.';
revoke all on function private.may_note(uuid) from public;
grant execute on function private.may_note(uuid) to authenticated, service_role;

create policy "who handles the order reads its notes" on public.order_notes for select to authenticated using (private.may_note(order_id));
create policy "who handles the order adds notes" on public.order_notes for insert to authenticated
  with check (author_id = (select auth.uid()) and private.may_note(order_id));
create policy "who handles the order removes its notes" on public.order_notes for delete to authenticated using (private.may_note(order_id));
revoke all on public.order_notes from anon, authenticated, service_role;
grant select, delete on public.order_notes to authenticated;
grant insert (order_id, body) on public.order_notes to authenticated;
grant select on public.order_notes to service_role;

create or replace function private.bound_notes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.orders where id = new.order_id for update;
  if (select count(*) from public.order_notes where order_id = new.order_id) >= 50
    or (select count(*) from public.order_notes where author_id = new.author_id and created_at > now() - interval '1 day') >= 500 then
    raise exception 'There are enough notes here.' using errcode = 'HT005', hint = 'too_many_notes';
  end if;
  return new;
end
$$;
comment on function private.bound_notes() is 'At most 50 notes beside an order and 500 a day by one person.';
revoke all on function private.bound_notes() from public;
create trigger order_notes_bound before insert on public.order_notes for each row execute function private.bound_notes();

-- What somebody notes beside an order is work, about a buyer: it stands in nobody's own copy of the data.
create or replace function private.names_deed(p_table name, p_column name)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select p_column in ('added_by', 'appeal_decided_by', 'approved_by', 'asked_by', 'decided_by', 'denied_by', 'issued_by', 'made_by', 'paused_by', 'placed_by',
      'proposed_by', 'resolved_by', 'saved_by', 'second_by', 'staff_id', 'taken_by', 'undone_by', 'write_off_by', 'written_by')
    or (p_table, p_column) in (('contact_answers', 'author_id'), ('staff_notes', 'author_id'), ('refund_approvals', 'person_id'),
      ('automation_rules', 'author_id'), ('automation_versions', 'author_id'), ('automation_notes', 'done_by'), ('order_notes', 'author_id'))
$function$;
