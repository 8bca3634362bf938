-- A member's cart is asked for once a statement and not once a line; a line costs the reading of its piece and no more.

-- Whose cart it is, as private.is_my_cart said it of every row: nobody has two that are open (carts_one_active).
alter policy "people read their cart lines" on public.cart_lines
  using (cart_id = (select c.id from public.carts c where c.owner_id = (select auth.uid()) and c.status = 'active'));
alter policy "people add to their cart" on public.cart_lines
  with check (cart_id = (select c.id from public.carts c where c.owner_id = (select auth.uid()) and c.status = 'active'));
alter policy "people change their cart" on public.cart_lines
  using (cart_id = (select c.id from public.carts c where c.owner_id = (select auth.uid()) and c.status = 'active'))
  with check (cart_id = (select c.id from public.carts c where c.owner_id = (select auth.uid()) and c.status = 'active'));
alter policy "people remove from their cart" on public.cart_lines
  using (cart_id = (select c.id from public.carts c where c.owner_id = (select auth.uid()) and c.status = 'active'));
drop function private.is_my_cart(uuid);

-- Reminders and clearing away count in hours and days: a cart that was touched a minute ago is not written anew with each line.
create or replace function private.touch_cart() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.carts c set updated_at = private.now()
   where c.id = coalesce(new.cart_id, old.cart_id) and c.status = 'active' and c.owner_id is not null and c.updated_at <= private.now() - interval '1 minute';
  return null;
end $$;

-- Where a line that was there got another quantity, nothing was added that could be too many.
create or replace function private.keep_within() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  whole uuid;
  many integer;
begin
  if not exists (select from added) or (select auth.uid()) is null then return null; end if;
  for whole in execute format('select distinct %I from added order by 1', tg_argv[0]) loop
    perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ':' || whole, 0));
    execute format('select count(*) from %I.%I where %I = $1', tg_table_schema, tg_table_name, tg_argv[0]) into many using whole;
    if many > tg_argv[1]::integer then
      raise exception 'There are % of these at most.', tg_argv[1] using errcode = 'HT010', hint = 'too_many';
    end if;
  end loop;
  return null;
end $$;

-- The same as it was, built as text: nothing here looks into what it has built.
drop function public.keep_cart(jsonb);
create function public.keep_cart(p_changes jsonb) returns json
language plpgsql set search_path = '' as $$
declare
  -- More lines than a cart has.
  most constant integer := 200;
  cart uuid := (select c.id from public.carts c where c.owner_id = (select auth.uid()) and c.status = 'active');
  w record;
begin
  if jsonb_typeof(p_changes) is distinct from 'array' or jsonb_array_length(p_changes) > most then
    raise exception 'Changes are a list of at most % lines.', most using errcode = '22023';
  end if;
  if cart is null and exists (select from jsonb_to_recordset(p_changes) x(quantity integer) where x.quantity > 0) then
    -- Another tab may be faster: then its cart is the one.
    insert into public.carts (coupon_code) values (null) on conflict do nothing;
    cart := (select c.id from public.carts c where c.owner_id = (select auth.uid()) and c.status = 'active');
  end if;
  -- What is taken out first: it makes room.
  for w in select x.product_id, x.variant_id, coalesce(x.personalization, '') as personalization, x.quantity
             from jsonb_to_recordset(p_changes) x(product_id uuid, variant_id uuid, personalization text, quantity integer) order by x.quantity loop
    if w.quantity = 0 then
      delete from public.cart_lines l where l.cart_id = cart and l.variant_id = w.variant_id and l.personalization = w.personalization;
    else
      begin
        insert into public.cart_lines (cart_id, product_id, variant_id, quantity, personalization)
          values (cart, w.product_id, w.variant_id, w.quantity, w.personalization)
          on conflict (cart_id, variant_id, personalization_hash) do update set quantity = excluded.quantity;
      exception when foreign_key_violation then
        -- A piece that is there no more: what is answered does not have it either.
        null;
      end;
    end if;
  end loop;
  return coalesce((
    select json_agg(json_build_object('quantity', l.quantity, 'personalization', l.personalization, 'product_id', l.product_id, 'variant_id', l.variant_id,
        'added_at', l.added_at,
        'product', case when p.id is not null then json_build_object('name', p.name, 'price_minor', p.price_minor, 'image_url', p.image_url,
          'images', p.images, 'seller_id', p.seller_id, 'category_id', p.category_id,
          'seller', (select json_build_object('business_name', s.business_name) from public.sellers s where s.id = p.seller_id),
          'category', (select json_build_object('image_url', c.image_url) from public.categories c where c.id = p.category_id)) end,
        'variant', (select json_build_object('name', v.name, 'price_minor', v.price_minor, 'image_url', v.image_url)
          from public.product_variants v where v.id = l.variant_id)) order by l.added_at, l.id)
      from public.cart_lines l left join public.products p on p.id = l.product_id where l.cart_id = cart), '[]');
end $$;
comment on function public.keep_cart(jsonb) is
  'Keeps changes of the caller''s open cart ([{product_id, variant_id, personalization, quantity}]; 0 takes a line out, the first piece opens a cart) and
answers all its lines, with what the cart shows of each piece. Works with the caller''s own rights.';
revoke all on function public.keep_cart(jsonb) from public, anon;
grant execute on function public.keep_cart(jsonb) to authenticated, service_role;
