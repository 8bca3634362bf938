-- "Handmade" is a word; a loom with the piece half woven on it is something to look at. Pictures of the making stand beside those of the piece, in one list
-- with them: sent, looked at, kept and forgotten alike.
create function private.making_steps()
 returns text[]
 language sql
 immutable
 set search_path to ''
as $function$
  select array[
  'material', 'design', 'spinning', 'dyeing', 'warping', 'weaving', 'sewing', 'embroidery', 'clay', 'throwing',
    'glazing', 'firing', 'carving', 'joining', 'lacquering', 'casting', 'hammering', 'engraving', 'polishing',
    'splitting', 'plaiting', 'painting', 'harvest', 'mixing', 'drying', 'finishing', 'workshop', 'other']
$function$;
comment on function private.making_steps() is 'The steps of a making that a picture may show; `app/catalog/making-steps.ts` has the same.';
revoke execute on function private.making_steps() from public;
grant execute on function private.making_steps() to authenticated, service_role;
alter table public.product_images add column step text;
alter table public.product_images add constraint product_images_step_check check (step = any (private.making_steps())) not valid;
alter table public.product_images validate constraint product_images_step_check;
comment on column public.product_images.step is
  'The step of its making that a picture shows (other: another one); null: it shows the piece. Said with the function arrange_pictures.';
comment on table public.product_images is
  'Pictures of a product and of how it is made (step), in their order; products.image_url and products.images follow those of the product.';

create function private.keep_pictures_within()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
as $function$
declare
  whole uuid;
begin
  if (select auth.uid()) is null then return null; end if;
  for whole in select distinct a.product_id from added a order by 1 loop
    perform pg_advisory_xact_lock(hashtextextended('product_images:' || whole, 0));
    if (select count(*) filter (where i.step is null) > 20 or count(i.step) > 12 from public.product_images i where i.product_id = whole) then
      raise exception 'There are 20 pictures of a piece and 12 of its making at most.' using errcode = 'HT010', hint = 'too_many';
    end if;
  end loop;
  return null;
end
$function$;
comment on function private.keep_pictures_within() is
  'At most twenty pictures of a piece and twelve of its making (HT010, hint too_many). What the shop itself brings is not counted.';
revoke execute on function private.keep_pictures_within() from public;
grant execute on function private.keep_pictures_within() to service_role;
drop trigger product_images_within on public.product_images;
create trigger product_images_within after insert on public.product_images referencing new table as added
  for each statement execute function private.keep_pictures_within();

CREATE OR REPLACE FUNCTION private.follow_product_images()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.products p set image_url = i.urls[1], images = coalesce(i.urls, '{}')
    from (
      select c.product_id, array_agg(g.url order by g.position, g.id) filter (where g.id is not null) as urls
        from (select distinct product_id from changed) c left join public.product_images g on g.product_id = c.product_id and g.step is null
       group by c.product_id) i
   where p.id = i.product_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.listing_seen(p public.products)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select md5(jsonb_build_array(
    to_jsonb(p) - array['status', 'waits_since', 'published_at', 'opens_at', 'updated_at', 'is_featured', 'is_new', 'rating', 'review_count', 'sales_count',
      'stock_quantity', 'days_to_make', 'lowest_before_minor'],
    (select jsonb_agg(to_jsonb(v) - 'stock_quantity' order by v.id) from public.product_variants v where v.product_id = p.id),
    (select jsonb_agg(jsonb_build_array(i.url, i.alt) || coalesce(to_jsonb(i.step), '[]') order by i.position, i.id)
       from public.product_images i where i.product_id = p.id),
    (select jsonb_agg(to_jsonb(a) order by a.attribute_id) from public.product_attributes a where a.product_id = p.id),
    (select jsonb_agg(jsonb_build_array(t.language, t.name, t.description, t.care) order by t.language)
       from public.product_translations t where t.product_id = p.id and t.origin = 'human'))::text)
$function$;

CREATE OR REPLACE FUNCTION private.pictures_value(p_product_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('url', i.url, 'alt', i.alt, 'step', i.step)) order by i.position, i.id), '[]')
    from public.product_images i where i.product_id = p_product_id
$function$;

CREATE OR REPLACE FUNCTION private.put_pictures(p_product_id uuid, p_pictures jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform set_config('app.arranging', p_product_id::text, true);
  delete from public.product_images i where i.product_id = p_product_id and not p_pictures @> jsonb_build_array(jsonb_build_object('url', i.url));
  update public.product_images i set alt = w.alt, step = w.step, position = w.at
    from (select distinct on (x ->> 'url') x ->> 'url' as url, coalesce(x ->> 'alt', '') as alt, x ->> 'step' as step, (n - 1)::integer as at
      from jsonb_array_elements(p_pictures) with ordinality e(x, n) order by x ->> 'url', n) w
   where i.product_id = p_product_id and i.url = w.url;
  insert into public.product_images (product_id, url, alt, step, position)
    select p_product_id, x ->> 'url', coalesce(x ->> 'alt', ''), x ->> 'step', (n - 1)::integer from jsonb_array_elements(p_pictures) with ordinality e(x, n)
     where not exists (select from public.product_images i where i.product_id = p_product_id and i.url = x ->> 'url');
  perform set_config('app.arranging', '', true);
end
$function$;
comment on function private.put_pictures(uuid,jsonb) is 'Makes the pictures of a piece and of its making these, in this order: [{url, alt, step}].';

CREATE OR REPLACE FUNCTION public.arrange_pictures(p_product_id uuid, p_pictures jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  before jsonb;
  after jsonb;
  effect text;
begin
  if not private.is_my_product(p_product_id) then raise exception 'This is not your piece.' using errcode = '42501'; end if;
  if p_pictures is null or jsonb_typeof(p_pictures) <> 'array' or jsonb_array_length(p_pictures) > 32 or exists (
    select from jsonb_array_elements(p_pictures) x where jsonb_typeof(x) <> 'object' or not coalesce(private.is_picture_address(x ->> 'url'), false)
      or char_length(coalesce(x ->> 'alt', '')) > 300 or not private.is_lasting_picture(p_product_id, x ->> 'url')
      or (x ->> 'step') <> all (private.making_steps()))
    or (select count(x ->> 'step') > 12 or count(*) - count(x ->> 'step') > 20 from jsonb_array_elements(p_pictures) x) then
    raise exception 'At most twenty pictures of a piece and twelve of its making, each {url, alt, step}, and each a file in its own folder, plainly written.'
      using errcode = '22023', hint = 'invalid';
  end if;
  perform from public.products p where p.id = p_product_id for update;
  before := private.pictures_value(p_product_id);
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('url', x ->> 'url', 'alt', coalesce(x ->> 'alt', ''), 'step', x ->> 'step'))
      order by n), '[]')
    into after
    from jsonb_array_elements(p_pictures) with ordinality e(x, n);
  effect := private.effect_of_change(p_product_id, 'pictures');
  if effect in ('look', 'wait') then perform private.note_change(p_product_id, 'pictures', 'pictures', before, after, effect = 'wait');
  else perform private.drop_change(p_product_id, 'pictures'); end if;
  if effect = 'wait' then return 'waits'; end if;
  if before <> after then perform private.put_pictures(p_product_id, after); end if;
  return 'shown';
end
$function$;
comment on function public.arrange_pictures(uuid,jsonb) is
  'Its maker says which pictures a piece has, in their order: [{url, alt, step}], from its own folder; at most twenty of the piece and,
with a step, twelve of its making. `shown`, or `waits` where somebody looks at them first.';

CREATE OR REPLACE FUNCTION private.to_mend(p public.products)
 RETURNS text[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select array_remove(array[
    case when cardinality(p.images) = 0 then 'photo' end,
    case when cardinality(p.images) < 4 then 'photos' end,
    case when cardinality(p.images) = 0 or exists (
      select from public.product_images i where i.product_id = p.id and i.step is null and btrim(i.alt) = '') then 'alt' end,
    case when char_length(btrim(p.description)) < 150 then 'story' end,
    case when btrim(p.material) = '' or btrim(p.craft) = '' then 'material' end,
    case when p.making is null then 'making' end,
    case when p.making is distinct from 'sourced' and not exists (
      select from public.product_images i where i.product_id = p.id and i.step is not null) then 'steps' end,
    case when btrim(p.care) = '' then 'care' end,
    case when btrim(p.dimensions) = '' then 'dimensions' end,
    case when char_length(p.hs_code) < 6 then 'customs' end,
    case when cardinality(p.tags) < 3 then 'tags' end,
    case when (select count(*) from public.product_translations t
      where t.product_id = p.id and t.language <> p.language and t.state in ('machine', 'reviewed')) < 2 then 'languages' end], null)
$function$;
comment on function private.to_mend(public.products) is
  'What a listing lacks, of twelve things that count alike: photo, photos (four), alt (each described), story (150 letters), material and craft,
making (who makes it), steps (a picture of its making, unless others made it), care, dimensions, customs (six digits), tags (three), languages (two
others, as it is now).';

create function private.guard_making()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
as $function$
begin
  -- Only of whoever says it: what stands already is free to be mended in other ways, and what staff approve was asked when it was said.
  if (select auth.uid()) is null or not private.is_own_shop((select auth.uid()), new.seller_id) then return new; end if;
  raise exception 'A piece that others made is not called handmade by this shop: take the mark away, or say who makes it.' using errcode = '22023',
    hint = 'handmade_sourced';
end
$function$;
comment on function private.guard_making() is 'Refuses a maker who calls a piece handmade and says that others made it (22023, hint handmade_sourced).';
revoke execute on function private.guard_making() from public;
grant execute on function private.guard_making() to service_role;
create trigger products_agrees_insert before insert on public.products for each row
  when (new.is_handmade and new.making = 'sourced') execute function private.guard_making();
create trigger products_agrees before update of making, is_handmade on public.products for each row
  when (new.is_handmade and new.making = 'sourced' and (old.is_handmade, old.making) is distinct from (new.is_handmade, new.making))
  execute function private.guard_making();
