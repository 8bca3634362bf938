-- As an application: the day counts, as the letter names it.
create or replace function public.ask_for_wholesale(p_company text, p_tax_number text, p_country text, p_about text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := (select auth.uid());
  b public.wholesale_buyers;
begin
  if not exists (select from public.profiles p where p.id = me) then raise exception 'Sign in first.' using errcode = 'PT401'; end if;
  if coalesce(char_length(btrim(p_company)) not between 2 and 160 or char_length(btrim(p_tax_number)) not between 4 and 40
      or p_country !~ '^[A-Z]{2}$' or char_length(btrim(p_about)) not between 10 and 1000, true) then
    raise exception 'Company, tax number, country and what you want to buy.' using errcode = '22023';
  end if;
  select * into b from public.wholesale_buyers x where x.person_id = me for update;
  if b.state in ('approved', 'suspended') then
    raise exception 'This has been decided.' using errcode = 'HT005', hint = 'already_decided';
  end if;
  if b.state = 'refused' and private.shop_day(b.decided_at) + 30 > private.shop_day(private.now()) then
    raise exception 'Ask again 30 days after the decision.' using errcode = 'HT005', hint = 'too_early';
  end if;
  insert into public.wholesale_buyers (person_id, company, tax_number, country, about)
  values (me, btrim(p_company), btrim(p_tax_number), p_country, btrim(p_about))
  on conflict (person_id) do update set company = excluded.company, tax_number = excluded.tax_number, country = excluded.country, about = excluded.about,
    state = 'pending', asked_at = case when b.state = 'pending' then b.asked_at else private.now() end, decided_at = null, reason = '',
    changed_at = clock_timestamp()
   -- Who asks twice at the same moment has not been decided about meanwhile.
   where wholesale_buyers.state in ('pending', 'refused');
  return 'pending';
end
$function$;
