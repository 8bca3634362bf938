-- The address of a picture is put into other people's pages, into feeds and into what search engines read, there with the shop's own in front of it:
-- '//elsewhere' and '/\elsewhere' begin like addresses of this shop and lead to others. One judge for every table.

create function private.is_picture_address(address text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select address ~ '^(/|https://[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:\d{1,5})?/)[A-Za-z0-9._~!$&()*+,;=:@%-][A-Za-z0-9._~!$&()*+,;=:@%/?-]*$'
     and char_length(address) <= 500
$$;
comment on function private.is_picture_address(text) is
  'An address of this shop or a whole one by HTTPS, in the characters of RFC 3986. app/ui/picture-address.ts is its twin.';
-- A check is asked with the rights of who writes.
grant execute on function private.is_picture_address(text) to authenticated, service_role;

-- What stands there already.
update public.profiles set avatar_url = null where not private.is_picture_address(avatar_url);
update public.sellers set avatar_url = null where not private.is_picture_address(avatar_url);
update public.product_variants set image_url = null where not private.is_picture_address(image_url);
delete from public.product_images where not private.is_picture_address(url);
update public.blog_posts set featured_image = null where not private.is_picture_address(featured_image);
update public.blog_categories set image_url = null where not private.is_picture_address(image_url);
update public.brands set logo_url = null where not private.is_picture_address(logo_url);
update public.categories set image_url = null where not private.is_picture_address(image_url);
delete from public.hero_slides where not private.is_picture_address(image_url);

alter table public.profiles
  drop constraint profiles_avatar_url_check, add constraint profiles_avatar_url_check check (private.is_picture_address(avatar_url));
alter table public.sellers
  drop constraint sellers_avatar_url_check, add constraint sellers_avatar_url_check check (private.is_picture_address(avatar_url));
alter table public.product_variants
  drop constraint product_variants_image_url_check, add constraint product_variants_image_url_check check (private.is_picture_address(image_url));
alter table public.product_images
  drop constraint product_images_url_check, drop constraint product_images_url_length,
  add constraint product_images_url_check check (private.is_picture_address(url));
alter table public.blog_posts
  drop constraint blog_posts_featured_image_check, add constraint blog_posts_featured_image_check check (private.is_picture_address(featured_image));
alter table public.blog_categories
  drop constraint blog_categories_image_url_check, add constraint blog_categories_image_url_check check (private.is_picture_address(image_url));
alter table public.brands add constraint brands_logo_url_check check (private.is_picture_address(logo_url));
alter table public.categories add constraint categories_image_url_check check (private.is_picture_address(image_url));
alter table public.hero_slides add constraint hero_slides_image_url_check check (private.is_picture_address(image_url));
