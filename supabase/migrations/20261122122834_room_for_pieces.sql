-- Why: the seller plan promises room for more pieces, so there has to be a room without it. Pieces on sale are counted, and only putting one on sale is refused:
-- drafts and what was taken off sale are the maker's own drawer, and nothing is ever taken down when a plan ends.

insert into public.shop_settings (key, value, description, is_public) values
  ('plans.free_listings', '50', 'Without the seller plan: so many pieces may be on sale in a shop at a time.', true);
update public.shop_settings set description = 'Seller plan: so many pieces may be on sale in a shop at a time.' where key = 'plans.seller_listings';

create function private.shop_has_plan(seller uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.seller_members m where m.seller_id = seller and m.role = 'owner' and private.has_plan(m.person_id, 'seller'))
$$;
revoke execute on function private.shop_has_plan(uuid) from public;
grant execute on function private.shop_has_plan(uuid) to service_role;
comment on function private.shop_has_plan(uuid) is 'Whether an owner of this shop has the seller plan.';

create or replace function private.commission_ppm(seller uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select case when private.shop_has_plan(seller)
    then least(private.setting('plans.seller_commission_ppm')::integer, private.setting('commission.rate_ppm')::integer)
    else private.setting('commission.rate_ppm')::integer end
$$;

create function private.room_for_pieces(seller uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select case when private.shop_has_plan(seller)
    then greatest(private.setting('plans.seller_listings')::integer, private.setting('plans.free_listings')::integer)
    else private.setting('plans.free_listings')::integer end
$$;
revoke execute on function private.room_for_pieces(uuid) from public;
grant execute on function private.room_for_pieces(uuid) to service_role;
comment on function private.room_for_pieces(uuid) is 'How many pieces this shop may have on sale at a time.';

create function private.guard_room() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  room integer;
begin
  -- What the shop itself writes (a demo, a catalogue an operator brings) is not counted, and strangers to a shop learn nothing of it: the policy refuses them.
  if (select auth.uid()) is null or new.seller_id not in (select private.my_sellers()) then return new; end if;
  -- Two pieces published at the same moment would both find the last place.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('room:' || new.seller_id, 0));
  room := private.room_for_pieces(new.seller_id);
  if (select count(*) from public.products p where p.seller_id = new.seller_id and p.status = 'active' and p.id <> new.id) >= room then
    raise exception 'This shop may have % pieces on sale, and that many are. Take one off sale, or make room with the seller plan.', room
      using errcode = 'PT409', hint = 'no_room';
  end if;
  return new;
end
$$;
revoke execute on function private.guard_room() from public;
comment on function private.guard_room() is 'Refuses a piece that is put on sale in a full shop (PT409, hint no_room). What is on sale stays, whatever becomes of the plan.';

create trigger products_room_new before insert on public.products
  for each row when (new.status = 'active') execute function private.guard_room();
create trigger products_room before update of status on public.products
  for each row when (new.status = 'active' and old.status <> 'active') execute function private.guard_room();

create function public.my_room(p_seller_id uuid) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object(
      'used', (select count(*) from public.products p where p.seller_id = p_seller_id and p.status = 'active'),
      'room', private.room_for_pieces(p_seller_id),
      'plan', private.shop_has_plan(p_seller_id),
      'plan_room', private.setting('plans.seller_listings'))
   where p_seller_id in (select private.my_sellers())
$$;
revoke execute on function public.my_room(uuid) from public;
grant execute on function public.my_room(uuid) to authenticated, service_role;
comment on function public.my_room(uuid) is 'For those who act for a shop: how many of its pieces are on sale, how many may be, and how many could be with the plan. Null for others.';
