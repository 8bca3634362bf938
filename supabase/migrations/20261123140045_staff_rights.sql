-- Roles are granted and taken by staff who may, from the terminal and by invitation; and what "an admin" was allowed is a permission by name everywhere.

/* Gives a person a role, for a reason. Wants `staff.write` and a fresh second factor; nobody gives what they may not do themselves. */
create function public.grant_staff_role(p_person_id uuid, p_role text, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('staff.write');
  perform private.demand_reason(p_reason);
  perform private.demand_no_more_than_mine(p_role);
  perform set_config('app.reason', p_reason, true);
  insert into public.staff_members (person_id, role, granted_by) values (p_person_id, p_role, (select auth.uid())) on conflict do nothing;
end
$$;
comment on function public.grant_staff_role(uuid, text, text) is 'Gives a person a role, for a reason.';

/* Takes a role away, for a reason; it counts from the next statement. The last owner stays (HT005 `last_owner`). */
create function public.take_staff_role(p_person_id uuid, p_role text, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('staff.write');
  perform private.demand_reason(p_reason);
  perform private.demand_no_more_than_mine(p_role);
  perform set_config('app.reason', p_reason, true);
  delete from public.staff_members where person_id = p_person_id and role = p_role;
end
$$;
comment on function public.take_staff_role(uuid, text, text) is 'Takes a role away, for a reason. The last owner stays.';

create function private.demand_reason(reason text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if char_length(btrim(coalesce(reason, ''))) < 3 then raise exception 'Say why.' using errcode = 'HT004'; end if;
end
$$;

create function private.demand_no_more_than_mine(wanted text) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  role public.staff_roles;
begin
  select * into role from public.staff_roles where slug = wanted;
  if not found then raise exception 'There is no role %.', wanted using errcode = 'HT005', hint = 'no_such_role'; end if;
  if role.has_all and not exists (select from public.staff_members m join public.staff_roles r on r.slug = m.role where m.person_id = me and r.has_all)
     or exists (select from public.staff_role_permissions p where p.role = wanted and not private.staff_may(me, p.permission)) then
    raise exception 'This role may more than you.' using errcode = '42501';
  end if;
end
$$;

/*
 * From the terminal: an account that has confirmed the address has the role at once (`granted`), another when it confirms it within a week (`invited`).
 * Who has it already: `had`.
 */
create function private.invite_staff(address text, wanted text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  if not exists (select from public.staff_roles where slug = wanted) then
    raise exception 'There is no role %.', wanted using errcode = 'HT005', hint = 'no_such_role';
  end if;
  perform set_config('app.actor', 'terminal', true);
  select id into person from auth.users where lower(email) = lower(btrim(address)) and email_confirmed_at is not null;
  if person is null then
    insert into private.staff_invitations (email, role, expires_at) values (lower(btrim(address)), wanted, private.now() + interval '7 days')
      on conflict (email, role) do update set expires_at = excluded.expires_at, invited_at = pg_catalog.now();
    return 'invited';
  end if;
  insert into public.staff_members (person_id, role) values (person, wanted) on conflict do nothing;
  return case when found then 'granted' else 'had' end;
end
$$;

create function private.join_staff() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  with accepted as (delete from private.staff_invitations where email = lower(new.email) returning role, invited_by, expires_at)
  insert into public.staff_members (person_id, role, granted_by) select new.id, role, invited_by from accepted where expires_at > private.now()
      on conflict do nothing;
  return null;
end
$$;
-- Triggers run by name: after the account has its profile.
create trigger welcome_then_join_staff after insert on auth.users for each row when (new.email_confirmed_at is not null) execute function private.join_staff();
create trigger follow_then_join_staff after update of email, email_confirmed_at on auth.users for each row when (new.email_confirmed_at is not null)
  execute function private.join_staff();

revoke execute on function public.grant_staff_role(uuid, text, text), public.take_staff_role(uuid, text, text), private.demand_reason(text),
  private.demand_no_more_than_mine(text), private.invite_staff(text, text), private.join_staff() from public, anon;
grant execute on function public.grant_staff_role(uuid, text, text), public.take_staff_role(uuid, text, text) to authenticated, service_role;
grant execute on function private.demand_reason(text), private.invite_staff(text, text) to service_role;

-- What an admin saw is seen by who has the permission.
alter policy "people read their own profile, admins all" on public.profiles
  using (id = (select auth.uid()) or (select private.may('people.read')));
alter policy "people read their own profile, admins all" on public.profiles rename to "people read their own profile, who may reads all";
drop policy "admins read contact messages" on public.contact_messages;
create policy "who may reads contact letters" on public.contact_messages for select to authenticated using ((select private.may('contact.read')));
drop policy "admins read all posts" on public.blog_posts;
create policy "who may reads all posts" on public.blog_posts for select to authenticated using ((select private.may('blog.read')));
drop policy "admins read all post translations" on public.blog_post_translations;
create policy "who may reads all post translations" on public.blog_post_translations for select to authenticated using ((select private.may('blog.read')));
drop policy "admins read coupons" on public.coupons;
create policy "who may reads coupons" on public.coupons for select to authenticated using ((select private.may('promotions.read')));
drop policy "admins see slips" on public.payment_slips;
create policy "who may sees slips" on public.payment_slips for select to authenticated using ((select private.may('payments.read')));
alter policy "people read their application" on public.seller_applications using (person_id = (select auth.uid()) or (select private.may('sellers.read')));
alter policy "buyer and seller read cases, admins all" on public.order_cases using (private.is_my_order(order_id) or (select private.may('cases.read')));
alter policy "buyer and seller read cases, admins all" on public.order_cases rename to "buyer and seller read cases, who may reads all";
alter policy "people see what they reported, admins all" on public.message_reports
  using (reporter_id = (select auth.uid()) or (select private.may('chat.read')));
alter policy "people see what they reported, admins all" on public.message_reports rename to "people see what they reported, who may sees all";
alter policy "authors and sellers read theirs" on public.reviews
  using (author_id = (select auth.uid()) or seller_id in (select private.my_sellers()) or (select private.may('reviews.read')));
alter policy "people see what they reported, admins all" on public.review_flags
  using (reporter_id = (select auth.uid()) or (select private.may('reviews.read')));
alter policy "people see what they reported, admins all" on public.review_flags rename to "people see what they reported, who may sees all";
drop policy "buyers and admins see slips" on storage.objects;
create policy "buyers and who may see slips" on storage.objects for select to authenticated
  using (bucket_id = 'payment-slips' and (private.is_my_payment_folder((storage.foldername(name))[1]) or (select private.may('payments.read'))));
drop policy "people see pictures they have not published, admins all" on storage.objects;
create policy "people see pictures they have not published, who may sees all" on storage.objects for select to authenticated
  using (bucket_id = 'review-drafts' and ((storage.foldername(name))[1] = (select auth.uid())::text or (select private.may('reviews.read'))));

create or replace function public.judge_review(p_review_id uuid, p_shown boolean, p_because text default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('reviews.judge');
  perform private.log_activity('reviews.judge', p_review_id::text, jsonb_build_object('shown', jsonb_build_array(null, p_shown)), p_because);
  perform private.judge_review(p_review_id, p_shown, p_because);
end
$$;
comment on function public.judge_review(uuid, boolean, text) is 'Who may judge reviews shows one, or hides it for a reason.';

create or replace function private.am_early() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_plan((select auth.uid()), 'premium') or private.may('products.judge')
$$;
comment on function private.am_early() is
  'Whether the person who asks sees every early piece: premium members and who judges listings. Makers read theirs by their own policy.';

create or replace function private.sees_early(person uuid, seller uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_plan(person, 'premium')
      or exists (select from public.seller_members m where m.seller_id = seller and m.person_id = person)
      or private.staff_may(person, 'products.judge')
$$;
comment on function private.sees_early(uuid, uuid) is
  'Who sees and buys the early pieces of a shop: premium members, its own people, and who judges listings.';

create or replace function public.adjust_stock(p_variant_id uuid, p_change integer, p_note text DEFAULT ''::text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  left_over integer;
  product uuid;
begin
  select v.product_id into product from public.product_variants v where v.id = p_variant_id;
  if product is null or not (private.is_my_product(product) or private.may('inventory.write')) then
    raise exception 'Only the maker may count this stock.' using errcode = '42501';
  end if;
  if p_change = 0 then
    select l.on_hand into left_over from public.stock_levels l where l.variant_id = p_variant_id;
    return coalesce(left_over, 0);
  end if;
  insert into public.stock_levels as l (variant_id, on_hand) values (p_variant_id, greatest(p_change, 0))
  on conflict (variant_id) do update set on_hand = l.on_hand + p_change
  returning l.on_hand into left_over;
  insert into public.stock_movements (variant_id, kind, quantity, actor_id, note)
  values (p_variant_id, case when p_change > 0 then 'received' else 'adjusted' end, p_change, (select auth.uid()), left(p_note, 200));
  return left_over;
end
$function$;

create or replace function private.why_account_stays(person uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with reasons as (
    select 1 as weight, 'admin' as reason, '[]'::jsonb as names where private.is_staff(person)
    union all
    select 2, 'selling', jsonb_agg(s.business_name order by s.business_name) from public.sellers s join public.seller_members m on m.seller_id = s.id
     where m.person_id = person and (s.application_status = 'approved' or exists (select 1 from public.orders o where o.seller_id = s.id
             and o.status in ('placed', 'accepted', 'in_production', 'partially_shipped', 'shipped', 'partially_delivered'))) having count(*) > 0
    union all
    select 3, 'open_orders', jsonb_agg(o.number order by o.number) from public.orders o
     where o.buyer_id = person and o.status in ('awaiting_payment', 'placed', 'accepted', 'in_production', 'partially_shipped', 'shipped',
       'partially_delivered') having count(*) > 0
    union all
    select 4, 'open_cases', jsonb_agg(c.number order by c.number) from public.order_cases c join public.orders o on o.id = c.order_id
     where o.buyer_id = person and c.closed_at is null having count(*) > 0
    union all
    select 5, 'open_refunds', jsonb_agg(distinct o.number) from public.refunds r join public.orders o on o.id = r.order_id
     where o.buyer_id = person and r.status in ('requested', 'processing', 'manual_required') having count(*) > 0)
  select jsonb_build_object('reason', reason, 'names', names) from reasons order by weight limit 1
$function$;

drop function private.is_admin();
