-- How many pieces a shop may have on sale, and which of them premium members see before everybody else.

/* The seller plan promises room for more pieces, so there is a room without it. */
create function private.room_for_products(seller uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select case when private.shop_has_plan(seller)
    then greatest(private.setting('plans.seller_listings')::integer, private.setting('plans.free_listings')::integer)
    else private.setting('plans.free_listings')::integer end
$$;
revoke execute on function private.room_for_products(uuid) from public;
grant execute on function private.room_for_products(uuid) to service_role;
comment on function private.room_for_products(uuid) is 'How many pieces this shop may have on sale at a time.';

/*
 * Pieces on sale are counted, and only putting one on sale is refused: drafts and what was taken off sale are the maker's own drawer, and nothing is ever
 * taken down when a plan ends.
 */
create function private.guard_room() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  room integer;
begin
  -- What the shop itself writes (a demo, a catalogue an operator brings) is not counted, and strangers to a shop learn nothing of it: the policy refuses
  -- them.
  if (select auth.uid()) is null or new.seller_id not in (select private.my_sellers()) then return new; end if;
  -- Two pieces published at the same moment would both find the last place.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('room:' || new.seller_id, 0));
  room := private.room_for_products(new.seller_id);
  if (select count(*) from public.products p where p.seller_id = new.seller_id and p.status = 'active' and p.id <> new.id) >= room then
    raise exception 'This shop may have % pieces on sale, and that many are. Take one off sale, or make room with the seller plan.', room
      using errcode = 'PT409', hint = 'no_room';
  end if;
  return new;
end
$$;
revoke execute on function private.guard_room() from public;
comment on function private.guard_room() is
  'Refuses a piece that is put on sale in a full shop (PT409, hint no_room). What is on sale stays, whatever becomes of the plan.';
create trigger products_room_new before insert on public.products
  for each row when (new.status = 'active') execute function private.guard_room();
create trigger products_room before update of status on public.products
  for each row when (new.status = 'active' and old.status <> 'active') execute function private.guard_room();

create function public.my_room(p_seller_id uuid) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object(
      'used', (select count(*) from public.products p where p.seller_id = p_seller_id and p.status = 'active'),
      'room', private.room_for_products(p_seller_id),
      'plan', private.shop_has_plan(p_seller_id),
      'plan_room', private.setting('plans.seller_listings'))
   where p_seller_id in (select private.my_sellers())
$$;
revoke execute on function public.my_room(uuid) from public;
grant execute on function public.my_room(uuid) to authenticated, service_role;
comment on function public.my_room(uuid) is
  'For those who act for a shop: how many of its pieces are on sale, how many may be, and how many could be with the plan. Null for others.';

/*
 * Premium members are promised new pieces before everybody else. A maker marks a draft for them; when it is published it opens for everybody some hours
 * later. Until then it is no part of any list, count, search, map or address file, which are the same for everybody: only the tables tell it, to members and
 * to its maker.
 */
create function private.sees_early(person uuid, seller uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_plan(person, 'premium')
      or exists (select from public.seller_members m where m.seller_id = seller and m.person_id = person)
      or exists (select from public.profiles where id = person and role = 'admin')
$$;
revoke execute on function private.sees_early(uuid, uuid) from public;
grant execute on function private.sees_early(uuid, uuid) to service_role;
comment on function private.sees_early(uuid, uuid) is 'Who sees and buys the early pieces of a shop: premium members, its own people, and admins.';

create function private.am_early() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_plan((select auth.uid()), 'premium') or private.is_admin()
$$;
revoke execute on function private.am_early() from public;
grant execute on function private.am_early() to authenticated, service_role;
comment on function private.am_early() is
  'Whether the person who asks sees every early piece: premium members and admins. Makers read theirs by their own policy.';
create policy "premium members and admins read early products" on public.products for select to authenticated
  using (status = 'active' and opens_at is not null and (select private.am_early())
    and seller_id in (select id from public.sellers where application_status = 'approved'));

create function private.open_products() returns integer
language sql security definer set search_path = '' as $$
  with opened as (update public.products set opens_at = null where opens_at <= private.now() returning 1)
  select count(*)::integer from opened
$$;
revoke execute on function private.open_products() from public;
grant execute on function private.open_products() to service_role;
comment on function private.open_products() is 'Opens to everybody what members have had for their hours; returns how many.';

create function public.early_until(p_product_id uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select p.opens_at from public.products p join public.sellers s on s.id = p.seller_id and s.application_status = 'approved'
   where p.id = p_product_id and p.status = 'active' and p.opens_at is not null
$$;
revoke execute on function public.early_until(uuid) from public;
grant execute on function public.early_until(uuid) to anon, authenticated, service_role;
comment on function public.early_until(uuid) is 'When a piece opens that only premium members see; null for every other address. Tells nothing else of it.';

create function private.sees_product(person uuid, product public.products) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.seller_members m where m.seller_id = product.seller_id and m.person_id = person)
      or product.status = 'active'
         and exists (select from public.sellers s where s.id = product.seller_id and s.application_status = 'approved')
         and (product.opens_at is null or private.sees_early(person, product.seller_id))
$$;
revoke execute on function private.sees_product(uuid, public.products) from public;
grant execute on function private.sees_product(uuid, public.products) to service_role;
comment on function private.sees_product(uuid, public.products) is
  'Whether the policies of products show it to the person: for what the shop says to somebody who is not asking.';
