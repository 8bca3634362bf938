-- A shop says when it can be visited, what buyers should know before they order, how its workshop looks, and by which address it is found. An address it had
-- before leads on: links to it are in letters and on packages.
create function private.is_week_of_hours(hours text[]) returns boolean
language sql immutable set search_path = '' as $$
  select private.is_plain_list(hours) and (cardinality(hours) = 0 or cardinality(hours) = 7 and not exists (
    select from unnest(hours) h where h <> '' and (h !~ '^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$' or left(h, 5) >= right(h, 5))))
$$;
comment on function private.is_week_of_hours(text[]) is 'Whether a list is empty or has seven entries from Monday on, each empty or like 09:00-17:00.';
revoke execute on function private.is_week_of_hours(text[]) from public;
grant execute on function private.is_week_of_hours(text[]) to anon, authenticated, service_role;

create function private.are_pictures_of_shop(shop uuid, addresses text[]) returns boolean
language sql immutable set search_path = '' as $$
  select private.is_plain_list(addresses) and cardinality(addresses) <= 8 and not exists (
    select from unnest(addresses) a
     where a !~ ('^/storage/v1/object/public/avatars/' || shop || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpe?g|png|webp)$'))
$$;
comment on function private.are_pictures_of_shop(uuid, text[]) is 'Whether at most eight addresses lie in the folder of a shop.';
revoke execute on function private.are_pictures_of_shop(uuid, text[]) from public;
grant execute on function private.are_pictures_of_shop(uuid, text[]) to anon, authenticated, service_role;

alter table public.sellers
  add column visiting_hours text[] not null default '{}' check (private.is_week_of_hours(visiting_hours)),
  add column visiting_note text not null default '' check (char_length(visiting_note) <= 300),
  add column policies text not null default '' check (char_length(policies) <= 3000),
  add column pictures text[] not null default '{}' check (private.are_pictures_of_shop(id, pictures)),
  add column former_slugs text[] not null default '{}' check (cardinality(former_slugs) <= 5 and private.is_plain_list(former_slugs));
comment on column public.sellers.visiting_hours is 'From Monday to Sunday when somebody is there, like 09:00-17:00 by the clock of Thailand;
empty on days without, and as a whole
where nobody is asked in.';
comment on column public.sellers.visiting_note is 'What visitors should know: the way, whether to call.';
comment on column public.sellers.policies is 'What buyers should know before they order, in the shop''s own words. The rules of returns are the market''s.';
comment on column public.sellers.former_slugs is 'Addresses the shop had before; they lead to it.';
create index sellers_former_slugs on public.sellers using gin (former_slugs) where former_slugs <> '{}';
grant update (visiting_hours, visiting_note, policies, pictures) on public.sellers to authenticated;

create or replace trigger sellers_noted after update on public.sellers for each row execute function private.note_shop_act('id', 'business_name', '',
  'business_name', 'business_description', 'location', 'avatar_url', 'craft', 'closed_from', 'closed_to', 'closed_message', 'takes_cash', 'slug',
  'visiting_hours', 'visiting_note', 'policies', 'pictures');
create trigger sellers_tell_pages_visits after update of visiting_hours, visiting_note, policies, pictures on public.sellers
  for each statement execute function private.tell_the_pages('shop');

create function public.change_shop_address(p_seller_id uuid, p_slug text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  wanted constant text := lower(btrim(coalesce(p_slug, '')));
  shop public.sellers;
begin
  if not private.may_in_shop(p_seller_id, 'shop.write') then
    raise exception 'This shop is not yours to change.' using errcode = '42501';
  end if;
  if wanted !~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' or char_length(wanted) not between 3 and 40 then
    raise exception 'An address has 3 to 40 letters a to z, digits and hyphens, and begins with a letter.' using errcode = 'HT004', hint = 'address_form';
  end if;
  -- Two shops that want the same one: the second finds it taken.
  perform pg_advisory_xact_lock(hashtextextended('shop-address:' || wanted, 0));
  select * into shop from public.sellers where id = p_seller_id for update;
  if shop.slug = wanted then return wanted; end if;
  if exists (select from public.sellers s where s.id <> shop.id and (s.slug = wanted or s.former_slugs @> array[wanted] and s.former_slugs <> '{}')) then
    raise exception 'Another shop has this address.' using errcode = 'HT005', hint = 'address_taken';
  end if;
  if cardinality(array_remove(array_append(shop.former_slugs, shop.slug), wanted)) > 5 then
    raise exception 'The address was changed five times.' using errcode = 'HT005', hint = 'too_many_addresses';
  end if;
  update public.sellers set slug = wanted, former_slugs = array_remove(array_append(former_slugs, slug), wanted) where id = shop.id;
  return wanted;
end
$$;
comment on function public.change_shop_address(uuid, text) is 'The address a shop is found by; the one before leads on to it, five at most.
HT004 address_form, HT005 address_taken, too_many_addresses.';
revoke execute on function public.change_shop_address(uuid, text) from public;
grant execute on function public.change_shop_address(uuid, text) to authenticated, service_role;

-- Pictures of workshops are in use as well.
create or replace view private.file_address_uses as
 SELECT i.url AS address,
    'product'::text AS kind,
    i.product_id::text AS record
   FROM public.product_images i
UNION ALL
 SELECT v.image_url AS address,
    'variant'::text AS kind,
    v.product_id::text AS record
   FROM public.product_variants v
  WHERE v.image_url IS NOT NULL
UNION ALL
 SELECT l.image_url AS address,
    'order'::text AS kind,
    l.order_id::text AS record
   FROM public.order_lines l
  WHERE l.image_url <> ''::text
UNION ALL
 SELECT s.avatar_url AS address,
    'seller'::text AS kind,
    s.id::text AS record
   FROM public.sellers s
  WHERE s.avatar_url IS NOT NULL
UNION ALL
 SELECT p.avatar_url AS address,
    'person'::text AS kind,
    p.id::text AS record
   FROM public.profiles p
  WHERE p.avatar_url IS NOT NULL
UNION ALL
 SELECT c.image_url AS address,
    'category'::text AS kind,
    c.id::text AS record
   FROM public.categories c
  WHERE c.image_url IS NOT NULL
UNION ALL
 SELECT b.logo_url AS address,
    'brand'::text AS kind,
    b.id::text AS record
   FROM public.brands b
  WHERE b.logo_url IS NOT NULL
UNION ALL
 SELECT h.image_url AS address,
    'slide'::text AS kind,
    h.id::text AS record
   FROM public.hero_slides h
UNION ALL
 SELECT g.image_url AS address,
    'blog_category'::text AS kind,
    g.id AS record
   FROM public.blog_categories g
  WHERE g.image_url IS NOT NULL
UNION ALL
 SELECT p.featured_image AS address,
    'post'::text AS kind,
    p.id::text AS record
   FROM public.blog_posts p
  WHERE p.featured_image IS NOT NULL
UNION ALL
 SELECT k.image_url AS address,
    'collection'::text AS kind,
    k.id::text AS record
   FROM public.collections k
  WHERE k.image_url IS NOT NULL
UNION ALL
 SELECT w.address,
    'seller'::text AS kind,
    s.id::text AS record
   FROM public.sellers s
     CROSS JOIN LATERAL unnest(s.pictures) w(address)
  WHERE s.pictures <> '{}'::text[];
