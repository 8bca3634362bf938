-- What the front of the shop says of itself: numbers that are counted, never written down, and who stands behind it.

/* How many makers, provinces and pieces the shop has, and how many pieces each family of categories holds with what is below it. Counts what everybody may see. */
create function public.shop_counts() returns json
language sql stable security definer set search_path = '' set jit = off as $$
  with listed as (select l.category_id, count(*) as pieces from private.product_listings l group by 1),
       by_family as (
         select coalesce(parent.slug, c.slug) as slug, sum(listed.pieces)::bigint as pieces
           from listed join public.categories c on c.id = listed.category_id left join public.categories parent on parent.id = c.parent_id group by 1)
  select json_build_object(
    'makers', (select count(*) from public.sellers where application_status = 'approved'),
    'provinces', (select count(distinct province) from public.sellers where application_status = 'approved'),
    'pieces', (select coalesce(sum(pieces), 0) from listed),
    'families', (select coalesce(json_object_agg(slug, pieces), '{}') from by_family))
$$;
comment on function public.shop_counts is 'What the home page says of the shop in numbers: {makers, provinces, pieces, families: {slug: pieces}}.';
revoke execute on function public.shop_counts() from public, anon, authenticated;
grant execute on function public.shop_counts() to anon, authenticated, service_role;

-- Thai and European law want to know who stands behind a shop. Empty until the operator fills them in; pages leave out what is empty.
insert into public.shop_settings (key, value, description, is_public) values
  ('shop.legal_name', '""', 'Name of the company or person that runs the shop, as it is registered.', true),
  ('shop.address', '""', 'Postal address of the shop, in one line.', true),
  ('shop.email', '""', 'Address that answers buyers and makers.', true),
  ('shop.phone', '""', 'Telephone number with country code.', true),
  ('shop.hours', '""', 'When the telephone is answered, as 09:00–17:00 in Bangkok.', true),
  ('shop.registration', '""', 'Company and e-commerce registration numbers (DBD), in one line.', true),
  ('returns.days', '14', 'Days after the parcel arrived in which a buyer may change their mind.', true);
