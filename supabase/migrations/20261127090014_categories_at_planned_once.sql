-- Which categories an address names is asked by every list and search, twice. As a function of SQL it was planned anew each time, which
-- took ten times as long as it ran.
create or replace function private.categories_at(p_slugs text[])
returns table(asked text, id uuid)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  return query
    with recursive led as (
      select s.asked, coalesce(c.id, o.category_id) as id, 0 as steps
        from (select distinct unnest(p_slugs) as asked) s
        left join public.categories c on c.slug = s.asked
        left join public.category_old_slugs o on o.slug = s.asked
       where c.id is not null or o.category_id is not null
      union all
      select led.asked, c.merged_into, led.steps + 1 from led join public.categories c on c.id = led.id where c.merged_into is not null and led.steps < 20)
    select distinct on (led.asked) led.asked, led.id from led order by led.asked, led.steps desc;
end
$function$;
