-- A letter names the day from which somebody may apply again, so the day counts in the shop's zone, and not the minute of the refusal.
create or replace function public.hand_in_application(p_business_name text, p_business_type text, p_province text, p_description text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  asked public.seller_applications;
begin
  select * into asked from public.seller_applications where person_id = (select auth.uid()) for update;
  if not found then raise exception 'You have not applied.' using errcode = 'PT404'; end if;
  if asked.status <> 'needs_changes' and (asked.status <> 'rejected' or private.shop_day(asked.decided_at) + 30 > private.shop_day(private.now())) then
    raise exception 'It cannot be handed in again now.' using errcode = 'HT005', hint = 'not_allowed_now';
  end if;
  if char_length(btrim(coalesce(p_business_name, ''))) < 2 then
    raise exception 'The workshop needs a name.' using errcode = '22023', hint = 'invalid';
  end if;
  update public.seller_applications set business_name = btrim(p_business_name), business_type = p_business_type, province = p_province,
    description = btrim(coalesce(p_description, '')), status = 'pending', reason = '', decided_by = null, decided_at = null, created_at = private.now()
   where id = asked.id;
  -- Whoever took it the last time does not have it now.
  delete from public.work_claims where kind = 'application' and key = asked.id::text;
end
$function$;
