-- A shop becomes a cooperative and stops being one; what was ordered is said to be somebody's, or the group's again.
create function public.turn_shop(p_seller_id uuid, p_type text) returns void
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
    delete from public.cooperative_members m where m.seller_id = p_seller_id;
  end if;
  update public.sellers s set business_type = p_type where s.id = p_seller_id;
  perform private.write_shop_act(p_seller_id, (select auth.uid()), 'sellers.update', '',
    jsonb_build_object('kind', jsonb_build_array(was, p_type)));
end
$$;
comment on function public.turn_shop(uuid, text) is
  'For owners: an approved shop becomes a cooperative, or stops being one while no member has earned anything, which forgets its
members. HT005 has_earned, not_allowed_now.';

create or replace function public.set_line_member(p_order_line_id uuid, p_member_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  o public.orders;
begin
  select x.* into o from public.order_lines l join public.orders x on x.id = l.order_id
   where l.id = p_order_line_id and private.may_in_shop(x.seller_id, 'money.write') for update of x;
  if not found or p_member_id is not null and not exists (
      select from public.cooperative_members m where m.id = p_member_id and m.seller_id = o.seller_id) then
    raise exception 'There is no such line or member of this shop.' using errcode = 'PT404';
  end if;
  if o.status in ('completed', 'closed', 'canceled', 'expired') then
    raise exception 'It is settled.' using errcode = 'HT005', hint = 'not_allowed_now';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('ledger:' || o.id, 0));
  if p_member_id is null then
    delete from private.cooperative_lines c where c.order_line_id = p_order_line_id;
  else
    insert into private.cooperative_lines (order_line_id, order_id, member_id, rule, share_ppm, each_minor)
    select p_order_line_id, o.id, m.id, m.rule, m.share_ppm, m.each_minor from public.cooperative_members m where m.id = p_member_id
    on conflict (order_line_id) do update set member_id = excluded.member_id, rule = excluded.rule, share_ppm = excluded.share_ppm,
      each_minor = excluded.each_minor;
  end if;
  perform private.part_order(o.id, null);
end
$$;
comment on function public.set_line_member(uuid, uuid) is
  'Says who made what was ordered, until the order is completed; by the rule that holds for them now. Null: the group. HT005 not_allowed_now afterwards.';

create function public.line_members(p_order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  shop uuid;
begin
  select o.seller_id into shop from public.orders o where o.id = p_order_id and private.may_in_shop(o.seller_id, 'money.read');
  if not found then raise exception 'There is no such order of this shop.' using errcode = 'PT404'; end if;
  return jsonb_build_object(
    'lines', (select coalesce(jsonb_object_agg(c.order_line_id, c.member_id), '{}') from private.cooperative_lines c where c.order_id = p_order_id),
    'members', (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name) order by m.name, m.id), '[]') from public.cooperative_members m
      where m.seller_id = shop and (m.left_at is null
        or exists (select from private.cooperative_lines c where c.order_id = p_order_id and c.member_id = m.id))));
end
$$;
comment on function public.line_members(uuid) is
  'Who made which line of an order of a cooperative: {lines: {line: member}, members: [{id, name}]}; a line that is not named is the group''s.';
revoke execute on function public.turn_shop(uuid, text), public.line_members(uuid) from public;
grant execute on function public.turn_shop(uuid, text), public.line_members(uuid) to authenticated, service_role;

comment on table public.cooperative_members is
  'Who makes things in a cooperative, and what of a piece is theirs: all it earned (all), a share of it (percent, share_ppm), or so
much for each (fixed, each_minor), the rest being the group''s. `person_id`: an account that reads its own earnings.';
