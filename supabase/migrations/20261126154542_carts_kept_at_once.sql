-- A member's cart in one call: what was changed is kept and the whole cart is read, where the browser needed four requests for one piece.

create function public.keep_cart(p_changes jsonb) returns jsonb
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
    select jsonb_agg(jsonb_build_object('quantity', l.quantity, 'personalization', l.personalization, 'product_id', l.product_id, 'variant_id', l.variant_id,
        'added_at', l.added_at,
        'product', case when p.id is not null then jsonb_build_object('name', p.name, 'price_minor', p.price_minor, 'image_url', p.image_url,
          'images', p.images, 'seller_id', p.seller_id, 'category_id', p.category_id,
          'seller', (select jsonb_build_object('business_name', s.business_name) from public.sellers s where s.id = p.seller_id),
          'category', (select jsonb_build_object('image_url', c.image_url) from public.categories c where c.id = p.category_id)) end,
        'variant', (select jsonb_build_object('name', v.name, 'price_minor', v.price_minor, 'image_url', v.image_url)
          from public.product_variants v where v.id = l.variant_id)) order by l.added_at, l.id)
      from public.cart_lines l left join public.products p on p.id = l.product_id where l.cart_id = cart), '[]');
end $$;
comment on function public.keep_cart(jsonb) is
  'Keeps changes of the caller''s open cart ([{product_id, variant_id, personalization, quantity}]; 0 takes a line out, the first piece opens a cart) and
answers all its lines, with what the cart shows of each piece. Works with the caller''s own rights.';
revoke all on function public.keep_cart(jsonb) from public, anon;
grant execute on function public.keep_cart(jsonb) to authenticated, service_role;
