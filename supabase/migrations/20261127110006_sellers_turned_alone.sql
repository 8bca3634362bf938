create or replace function public.turn_shop(p_seller_id uuid, p_type text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  was text;
begin
  if not private.may_in_shop(p_seller_id, 'team.write') then
    raise exception 'Only owners decide what their shop is.' using errcode = '42501';
  end if;
  if coalesce(p_type, '') not in ('artisan', 'family', 'cooperative', 'company') then
    raise exception 'There is no such kind of shop.' using errcode = '22023', hint = 'invalid';
  end if;
  -- As strongly as an invitation is accepted under: whoever accepts one holds the shop's key, and then waits for what is locked below.
  select s.business_type into was from public.sellers s where s.id = p_seller_id and s.application_status = 'approved' for update;
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
$function$;
