-- Whoever reads the catalogue reads who changed it.
CREATE OR REPLACE FUNCTION public.acts_about(p_noun text, p_subjects text[])
 RETURNS TABLE(id bigint, subject text, action text, happened_at timestamp with time zone, actor text, name text, reason text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted constant text := coalesce(
    case p_noun when 'refunds' then 'payments.read' when 'payment_slips' then 'payments.read' when 'transfers' then 'payments.read'
      when 'seller_applications' then 'sellers.read' when 'redirects' then 'content.write'
      when 'categories' then 'products.read' when 'attributes' then 'products.read' when 'brands' then 'products.read' end,
    (select x.name from public.staff_permissions x where x.name = p_noun || '.read'), 'activity.read');
begin
  perform private.demand(wanted);
  if cardinality(p_subjects) > 100 then raise exception 'At most 100 records at once.' using errcode = '22023'; end if;
  return query
    select l.id, l.subject, l.action, l.happened_at, l.actor, coalesce(nullif(p.full_name, ''), p.email, ''), l.reason
      from unnest(p_subjects) wanted_one
     cross join lateral (
       select * from public.activity_log x where x.subject = wanted_one and x.noun = p_noun order by x.id desc limit 50) l
      left join public.profiles p on p.id = l.actor_id
     order by l.id;
end
$function$;
