-- Why: another file could take the place of one that was looked at: by an escaped address, from the folder of another piece, as the picture of a version,
-- or while it still waited. And who removed a piece that had been on sale removed what was decided about it, and with it what counts against trust.
create function private.unescaped(p_address text) returns text
language sql immutable set search_path = '' as $$
  select case when strpos(p_address, '%') = 0 then p_address
    else (select string_agg(case when m[1] ~ '^%..$' then chr(greatest(('x' || substr(m[1], 2))::bit(8)::integer, 1)) else m[1] end, '' order by n)
      from regexp_matches(p_address, '%[0-9A-Fa-f]{2}|.', 'gs') with ordinality e(m, n)) end
$$;
comment on function private.unescaped(text) is 'An address with its percent escapes read once, byte by byte: enough to find a name of plain letters in it.';

create function private.is_lasting_picture(p_product_id uuid, p_address text) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_address ~ ('^/storage/v1/object/public/product-images/' || p_product_id || '/[A-Za-z0-9][A-Za-z0-9_.-]*$')
    or p_address ~ '^/pictures/[A-Za-z0-9][A-Za-z0-9_.-]*([?]v=[0-9]+)?$'
    or exists (select from public.product_images i where i.product_id = p_product_id and i.url = p_address)
$$;
comment on function private.is_lasting_picture(uuid, text) is
  'Whether what an address shows cannot be exchanged by a maker: a file of the folder of the piece, plainly written, one of the shop''s own pictures, or '
  'one that the piece has already.';

create or replace function private.is_shown_picture(p_path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.product_images i where i.url = '/storage/v1/object/public/product-images/' || p_path)
    or exists (select from public.product_variants v where v.image_url = '/storage/v1/object/public/product-images/' || p_path)
    or exists (select from public.product_images i
      where i.product_id = private.as_uuid(split_part(p_path, '/', 1)) and strpos(private.unescaped(i.url), p_path) > 0)
    or exists (select from public.product_variants v
      where v.product_id = private.as_uuid(split_part(p_path, '/', 1)) and strpos(private.unescaped(v.image_url), p_path) > 0)
    -- As long as the file itself is kept for a change (job forget-product-pictures): it may be approved, granted or undone.
    or exists (select from public.product_changes c join public.product_change_fields f on f.change_id = c.id
      where c.product_id = private.as_uuid(split_part(p_path, '/', 1)) and f.kind in ('pictures', 'variants') and f.state <> 'withdrawn'
        and coalesce(c.decided_at, private.now()) > private.now() - interval '30 days'
        and (strpos(private.unescaped(f.after::text), p_path) > 0 or strpos(private.unescaped(f.before::text), p_path) > 0))
$$;
comment on function private.is_shown_picture(text) is
  'Whether a file of the bucket product-images is a picture of a piece or a version, or named by a change of its piece that may still show it.';

-- No name that something refers to is written anew, and names are such that one address means one file.
drop policy "members add pictures of their products" on storage.objects;
create policy "members add pictures of their products" on storage.objects for insert to authenticated
  with check (bucket_id = 'product-images' and array_length(path_tokens, 1) = 2 and name ~ '^[0-9a-f-]{36}/[A-Za-z0-9][A-Za-z0-9_.-]*$'
    and private.is_my_product_folder((storage.foldername(name))[1]) and not private.is_shown_picture(name));

create or replace function private.guard_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  product constant uuid := case when tg_op = 'DELETE' then old.product_id else new.product_id end;
begin
  if current_setting('app.arranging', true) is distinct from product::text then
    if private.effect_of_change(product, 'pictures') in ('look', 'wait') then
      raise exception 'Pictures of a piece that has been on sale are changed with the function arrange_pictures: somebody looks at them.'
        using errcode = 'HT005', hint = 'arrange_pictures';
    end if;
    if tg_op <> 'DELETE' and (select auth.uid()) is not null and private.is_my_product(product) and not private.is_lasting_picture(product, new.url) then
      raise exception 'A picture of a piece is a file in its own folder of the bucket product-images, plainly written.' using errcode = '22023',
        hint = 'invalid';
    end if;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create or replace function public.arrange_pictures(p_product_id uuid, p_pictures jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb;
  after jsonb;
  effect text;
begin
  if not private.is_my_product(p_product_id) then raise exception 'This is not your piece.' using errcode = '42501'; end if;
  if p_pictures is null or jsonb_typeof(p_pictures) <> 'array' or jsonb_array_length(p_pictures) > 20 or exists (
    select from jsonb_array_elements(p_pictures) x where jsonb_typeof(x) <> 'object' or not coalesce(private.is_picture_address(x ->> 'url'), false)
      or char_length(coalesce(x ->> 'alt', '')) > 300 or not private.is_lasting_picture(p_product_id, x ->> 'url')) then
    raise exception 'At most twenty pictures, each {url, alt}, and each a file in the piece''s own folder, plainly written.' using errcode = '22023',
      hint = 'invalid';
  end if;
  perform from public.products p where p.id = p_product_id for update;
  before := private.pictures_value(p_product_id);
  select coalesce(jsonb_agg(jsonb_build_object('url', x ->> 'url', 'alt', coalesce(x ->> 'alt', '')) order by n), '[]') into after
    from jsonb_array_elements(p_pictures) with ordinality e(x, n);
  effect := private.effect_of_change(p_product_id, 'pictures');
  if effect in ('look', 'wait') then perform private.note_change(p_product_id, 'pictures', 'pictures', before, after, effect = 'wait');
  else perform private.drop_change(p_product_id, 'pictures'); end if;
  if effect = 'wait' then return 'waits'; end if;
  if before <> after then perform private.put_pictures(p_product_id, after); end if;
  return 'shown';
end
$$;
comment on function public.arrange_pictures(uuid, jsonb) is
  'Its maker says which pictures a piece has, in their order: [{url, alt}], at most twenty, from its own folder. `shown`, or `waits` where somebody looks '
  'at them first.';

create function private.guard_variant_picture() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is not null and private.is_my_product(new.product_id) and not private.is_lasting_picture(new.product_id, new.image_url) then
    raise exception 'The picture of a version is a file in the folder of its piece, plainly written.' using errcode = '22023', hint = 'invalid';
  end if;
  return new;
end
$$;
comment on function private.guard_variant_picture() is 'A maker gives a version only such a picture as nothing else can take the place of.';
create trigger product_variants_picture_guarded before insert or update of image_url on public.product_variants for each row
  when (new.image_url is not null) execute function private.guard_variant_picture();

-- Holds, changes and refusals go with a piece; what has none of them and was never on sale leaves nothing behind.
drop policy "members remove their drafts" on public.products;
create policy "members remove their drafts" on public.products for delete to authenticated
  using (seller_id in (select private.my_sellers()) and status = 'draft' and published_at is null
    and not exists (select from public.product_holds h where h.product_id = products.id)
    and not exists (select from public.product_changes c where c.product_id = products.id));

revoke execute on function private.unescaped(text), private.is_lasting_picture(uuid, text), private.guard_variant_picture() from public, anon, authenticated;
grant execute on function private.unescaped(text), private.is_lasting_picture(uuid, text), private.guard_variant_picture() to service_role;
