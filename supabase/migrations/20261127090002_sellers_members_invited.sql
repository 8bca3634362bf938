-- A member of a cooperative is invited by letter as the team is, reads what is theirs and nothing else of the shop, and stops.

-- A member has no permission at all (private.shop_permissions): they belong to the shop, and their own rows say so.
alter table public.seller_members drop constraint seller_members_role_check;
alter table public.seller_members add constraint seller_members_role_check
  check (role in ('owner', 'manager', 'products', 'orders', 'finance', 'chat', 'member')) not valid;
alter table public.seller_members validate constraint seller_members_role_check;
alter table public.shop_invitations drop constraint shop_invitations_role_check;
alter table public.shop_invitations add constraint shop_invitations_role_check
  check (role in ('owner', 'manager', 'products', 'orders', 'finance', 'chat', 'member'));
alter table public.shop_invitations add column member_id uuid
  constraint shop_invitations_member_id_fkey references public.cooperative_members (id) on delete cascade;
alter table public.shop_invitations add constraint shop_invitations_member_is_named check (role <> 'member' or member_id is not null);
create unique index shop_invitations_member on public.shop_invitations (member_id);
comment on column public.shop_invitations.member_id is 'As whom of a cooperative they will read what they earn, beside their role
or as nothing else (member).';

create function private.write_shop_invitation(p_seller_id uuid, p_email text, p_role text, p_is_helper boolean, p_member_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := lower(btrim(coalesce(p_email, '')));
  me constant uuid := (select auth.uid());
  member text;
  made public.shop_invitations;
begin
  if address !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' or char_length(address) > 254 then
    raise exception 'This is no e-mail address.' using errcode = 'HT004', hint = 'no_email';
  end if;
  if exists (select from auth.users u join public.seller_members m on m.person_id = u.id and m.seller_id = p_seller_id
              where lower(u.email) = address and u.email_confirmed_at is not null) then
    return 'had';
  end if;
  if (select count(*) from public.shop_acts a where a.seller_id = p_seller_id and a.action = 'team.invite'
        and a.happened_at > private.now() - interval '1 day') >= 30
     or (select count(*) from public.shop_invitations i where i.seller_id = p_seller_id and i.email <> address) >= 100 then
    raise exception 'Too many invitations. Please go on tomorrow.' using errcode = 'PT429', hint = 'too_many';
  end if;
  if p_member_id is not null then
    select m.name into member from public.cooperative_members m where m.id = p_member_id;
    -- A member waits at one address.
    delete from public.shop_invitations i where i.member_id = p_member_id and i.email <> address and i.role = 'member';
    update public.shop_invitations i set member_id = null where i.member_id = p_member_id and i.email <> address;
  end if;
  -- Who waits for a task and is a member as well has one letter for both.
  insert into public.shop_invitations as i (seller_id, email, role, is_helper, member_id, invited_by, expires_at)
    values (p_seller_id, address, p_role, coalesce(p_is_helper, false), p_member_id, me, private.now() + interval '7 days')
    on conflict (seller_id, email) do update set
      role = case when excluded.role = 'member' and i.expires_at > private.now() then i.role else excluded.role end,
      is_helper = case when excluded.role = 'member' and i.expires_at > private.now() then i.is_helper else excluded.is_helper end,
      member_id = coalesce(excluded.member_id, case when i.expires_at > private.now() then i.member_id end),
      invited_by = excluded.invited_by, invited_at = private.now(), expires_at = excluded.expires_at, round = i.round + 1
    returning * into made;
  insert into private.outbox (topic, key, payload) values ('shop.invited', made.id || ':' || made.round, jsonb_build_object('invitation_id', made.id))
    on conflict do nothing;
  perform private.write_shop_act(p_seller_id, me, 'team.invite', address, jsonb_build_object('role', jsonb_build_array(null, made.role))
    || case when member is null then '{}' else jsonb_build_object('name', jsonb_build_array(null, member)) end);
  return 'invited';
end
$$;
comment on function private.write_shop_invitation(uuid, text, text, boolean, uuid) is 'Keeps an invitation to a shop and has its letter
written; who may invite is for the caller to ask. had for whoever is on the team already; HT004 no_email, PT429 too_many.';
revoke execute on function private.write_shop_invitation(uuid, text, text, boolean, uuid) from public;
grant execute on function private.write_shop_invitation(uuid, text, text, boolean, uuid) to service_role;

create or replace function public.invite_to_shop(p_seller_id uuid, p_email text, p_role text, p_is_helper boolean default false) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_team(p_seller_id);
  if not exists (select from private.shop_permissions r where r.role = p_role) or (coalesce(p_is_helper, false) and p_role = 'owner') then
    raise exception 'There is no such role.' using errcode = '22023', hint = 'invalid';
  end if;
  return private.write_shop_invitation(p_seller_id, p_email, p_role, p_is_helper, null);
end
$$;

create function public.invite_cooperative_member(p_seller_id uuid, p_member_id uuid, p_email text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_team(p_seller_id);
  perform from public.cooperative_members m where m.id = p_member_id and m.seller_id = p_seller_id;
  if not found then raise exception 'There is no such member.' using errcode = 'PT404'; end if;
  if exists (select from public.cooperative_members m where m.id = p_member_id and m.person_id is not null) then
    raise exception 'They read their earnings already.' using errcode = 'HT005', hint = 'not_allowed_now';
  end if;
  return private.write_shop_invitation(p_seller_id, p_email, 'member', false, p_member_id);
end
$$;
comment on function public.invite_cooperative_member(uuid, uuid, text) is 'For owners: asks a member of their cooperative by
letter to read what is theirs, which is all they see of the shop. invited, or had where the address is of somebody
on the team; PT404; HT004 no_email, HT005 not_allowed_now, PT429 too_many.';
revoke execute on function public.invite_cooperative_member(uuid, uuid, text) from public, anon;
grant execute on function public.invite_cooperative_member(uuid, uuid, text) to authenticated, service_role;

create or replace function private.accept_shop_invitation(p_id uuid, p_round integer, p_person_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  i public.shop_invitations;
begin
  -- Whoever changes the team holds the shop first; so do we, and nobody waits in a circle.
  perform from public.sellers s where s.id = (select x.seller_id from public.shop_invitations x where x.id = p_id) for key share;
  select * into i from public.shop_invitations x
   where x.id = p_id and x.round = p_round and x.expires_at > private.now()
     and private.person_may_in_shop(x.invited_by, x.seller_id, 'team.write') for update;
  if not found then return 'gone'; end if;
  if not exists (select from auth.users u where u.id = p_person_id and lower(u.email) = i.email and u.email_confirmed_at is not null) then
    return 'other_address';
  end if;
  update public.cooperative_members m set person_id = p_person_id where m.id = i.member_id and m.person_id is null;
  -- Somebody else was said to be this member meanwhile.
  if not found and i.role = 'member' then return 'gone'; end if;
  insert into public.seller_members (seller_id, person_id, role, is_helper) values (i.seller_id, p_person_id, i.role, i.is_helper) on conflict do nothing;
  delete from public.shop_invitations x where x.id = i.id;
  perform private.write_shop_act(i.seller_id, p_person_id, 'team.join', i.email, jsonb_build_object('role', jsonb_build_array(null, i.role)));
  return 'accepted';
end
$$;

create or replace function public.remove_shop_member(p_seller_id uuid, p_person_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
  was text;
begin
  if p_person_id is distinct from me then perform private.lock_team(p_seller_id);
  else perform from public.sellers s where s.id = p_seller_id for update;
  end if;
  select m.role into was from public.seller_members m where m.seller_id = p_seller_id and m.person_id = p_person_id for update;
  if not found then raise exception 'There is no such member.' using errcode = 'PT404'; end if;
  if was = 'owner' then perform private.demand_another_owner(p_seller_id, p_person_id); end if;
  perform private.write_shop_act(p_seller_id, me, case when p_person_id = me then 'team.leave' else 'team.remove' end, p_person_id::text,
    jsonb_build_object('role', jsonb_build_array(was, null)));
  -- What they earned in a cooperative stays the member's; the account reads it no more.
  update public.cooperative_members c set person_id = null where c.seller_id = p_seller_id and c.person_id = p_person_id;
  delete from public.seller_members m where m.seller_id = p_seller_id and m.person_id = p_person_id;
end
$$;
comment on function public.remove_shop_member(uuid, uuid) is 'Takes somebody off a shop, from their next statement on: an owner anybody, everybody
themselves. What a member of a cooperative earned stays; the account reads it no more. HT005 last_owner.';

create or replace function public.turn_shop(p_seller_id uuid, p_type text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  was text;
begin
  if not private.may_in_shop(p_seller_id, 'team.write') then
    raise exception 'Only owners decide what their shop is.' using errcode = '42501';
  end if;
  if coalesce(p_type, '') not in ('artisan', 'family', 'cooperative', 'company') then
    raise exception 'There is no such kind of shop.' using errcode = '22023', hint = 'invalid';
  end if;
  select s.business_type into was from public.sellers s where s.id = p_seller_id and s.application_status = 'approved' for no key update;
  if not found then raise exception 'Only a shop that is approved.' using errcode = 'HT005', hint = 'not_allowed_now'; end if;
  if was = p_type then return; end if;
  if 'cooperative' not in (was, p_type) then
    raise exception 'Another kind is said by the office.' using errcode = 'HT005', hint = 'not_allowed_now';
  end if;
  if was = 'cooperative' then
    -- What the books part meanwhile refers to a member and waits for this.
    perform from public.cooperative_members m where m.seller_id = p_seller_id order by m.id for update;
    if exists (select from public.cooperative_members m join private.member_entries e on e.member_id = m.id where m.seller_id = p_seller_id) then
      raise exception 'Members have earned something.' using errcode = 'HT005', hint = 'has_earned';
    end if;
    delete from private.cooperative_lines c using public.cooperative_members m where m.id = c.member_id and m.seller_id = p_seller_id;
    -- Who waits for a task as well goes on waiting for it; who was there as a member only is there no more.
    update public.shop_invitations i set member_id = null where i.seller_id = p_seller_id and i.role <> 'member' and i.member_id is not null;
    delete from public.cooperative_members m where m.seller_id = p_seller_id;
    delete from public.seller_members m where m.seller_id = p_seller_id and m.role = 'member';
  end if;
  update public.sellers s set business_type = p_type where s.id = p_seller_id;
  perform private.write_shop_act(p_seller_id, (select auth.uid()), 'sellers.update', '',
    jsonb_build_object('kind', jsonb_build_array(was, p_type)));
end
$$;

-- What somebody made, and for nobody's eyes: no buyer, no address, no price.
create function public.member_lines(p_member_id uuid, p_before uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  m public.cooperative_members;
begin
  select * into m from public.cooperative_members x where x.id = p_member_id;
  if not found or not (private.may_in_shop(m.seller_id, 'money.read') or coalesce(m.person_id = (select auth.uid()), false)) then
    raise exception 'There is no such member of yours.' using errcode = 'PT404';
  end if;
  return (select coalesce(jsonb_agg(to_jsonb(one) order by one.at desc, one.id desc), '[]') from (
    select o.id, o.number, o.placed_at as at, o.delivery_to as until,
      case when o.status in ('canceled', 'expired', 'closed') then 'canceled'
        when x.left_over > 0 then 'open' else 'sent' end as state,
      (select coalesce(sum(e.amount_minor), 0) from private.member_entries e where e.order_id = o.id and e.member_id = m.id) as amount, x.lines
      from (select distinct c.order_id from private.cooperative_lines c where c.member_id = m.id) own join public.orders o on o.id = own.order_id
      cross join lateral (
        select sum(l.quantity - l.removed_quantity - l.shipped_quantity) as left_over,
          jsonb_agg(jsonb_build_object('title', l.title_seller, 'option', l.option_text, 'wish', l.personalization,
            'quantity', l.quantity - l.removed_quantity, 'image', l.image_url) order by l.position, l.id) as lines
          from private.cooperative_lines c join public.order_lines l on l.id = c.order_line_id
         where c.order_id = o.id and c.member_id = m.id and l.quantity > l.removed_quantity) x
     where o.placed_at is not null and x.lines is not null
       and (p_before is null or (o.placed_at, o.id) < (select b.placed_at, b.id from public.orders b where b.id = p_before))
     order by o.placed_at desc, o.id desc limit 20) one);
end
$$;
comment on function public.member_lines(uuid, uuid) is 'What a member of a cooperative made or is to make, twenty orders below one, the newest first:
{id, number, at, until, state: open, sent, canceled, amount: their part in satang, lines: [{title, option, wish, quantity, image}]};
for the member, and for who handles the shop''s money. PT404.';
revoke execute on function public.member_lines(uuid, uuid) from public, anon;
grant execute on function public.member_lines(uuid, uuid) to authenticated, service_role;
