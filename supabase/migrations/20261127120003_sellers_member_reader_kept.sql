-- A form that was opened before a member accepted their invitation said that nobody reads their earnings. Who reads them is changed by saying so now.
drop function public.save_cooperative_member(uuid, uuid, text, text, bigint, uuid, boolean);
create function public.save_cooperative_member(p_seller_id uuid, p_id uuid, p_name text, p_rule text, p_number bigint default null,
  p_person_id uuid default null, p_left boolean default false, p_no_person boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.may_in_shop(p_seller_id, 'money.write') then
    raise exception 'Only who decides about the money of a shop may say this.' using errcode = '42501';
  end if;
  if p_id is null or char_length(btrim(coalesce(p_name, ''))) not between 2 and 100 or coalesce(p_rule, '') not in ('all', 'percent', 'fixed')
    or p_rule = 'percent' and coalesce(p_number, -1) not between 0 and 1000000
    or p_rule = 'fixed' and coalesce(p_number, -1) not between 0 and 10000000000 then
    raise exception 'A member has a name and a share.' using errcode = '22023', hint = 'invalid';
  end if;
  if p_no_person and p_person_id is not null then
    raise exception 'Somebody reads what a member earned, or nobody.' using errcode = '22023', hint = 'invalid';
  end if;
  perform from public.sellers s where s.id = p_seller_id and s.business_type = 'cooperative' for no key update;
  if not found then raise exception 'Only a cooperative has members.' using errcode = 'HT005', hint = 'no_cooperative'; end if;
  if p_person_id is not null and not exists (select from public.seller_members m where m.seller_id = p_seller_id and m.person_id = p_person_id) then
    raise exception 'Nobody of this shop has that account.' using errcode = 'HT005', hint = 'unknown_person';
  end if;
  if not exists (select from public.cooperative_members m where m.id = p_id)
    and (select count(*) from public.cooperative_members m where m.seller_id = p_seller_id) >= 500 then
    raise exception 'Five hundred at most.' using errcode = 'HT005', hint = 'too_many';
  end if;
  insert into public.cooperative_members as c (id, seller_id, name, rule, share_ppm, each_minor, person_id, left_at)
  values (p_id, p_seller_id, btrim(p_name), p_rule, case p_rule when 'percent' then p_number end, case p_rule when 'fixed' then p_number end, p_person_id,
    case when p_left then private.now() end)
  on conflict (id) do update set name = excluded.name, rule = excluded.rule, share_ppm = excluded.share_ppm, each_minor = excluded.each_minor,
    person_id = case when p_no_person then null else coalesce(excluded.person_id, c.person_id) end,
    left_at = case when p_left then coalesce(c.left_at, private.now()) end where c.seller_id = p_seller_id;
end
$$;
comment on function public.save_cooperative_member(uuid, uuid, text, text, bigint, uuid, boolean, boolean) is
  'Keeps a member of a cooperative under a key the screen made: the rule holds for what is ordered from now on. Who reads their earnings stays, unless
a person is named or, by p_no_person, nobody. HT005 no_cooperative, unknown_person, too_many.';
revoke execute on function public.save_cooperative_member(uuid, uuid, text, text, bigint, uuid, boolean, boolean) from public;
grant execute on function public.save_cooperative_member(uuid, uuid, text, text, bigint, uuid, boolean, boolean) to authenticated, service_role;
