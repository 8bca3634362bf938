-- Why: who knew the id of a hidden piece could favourite it: the favourite noted its price, and the notices told its name and every lower price.
-- A favourite is of a piece its person sees; one whose piece was hidden later stays, and is told of again when the piece can be seen again.

drop policy "people add favorites" on public.favorites;
create policy "people add favorites of what they see" on public.favorites for insert to authenticated
  with check (owner_id = (select auth.uid()) and exists (select from public.products p where p.id = product_id));

create function private.sees_piece(person uuid, piece public.products) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.seller_members m where m.seller_id = piece.seller_id and m.person_id = person)
      or piece.status = 'active'
         and exists (select from public.sellers s where s.id = piece.seller_id and s.application_status = 'approved')
         and (piece.opens_at is null or private.sees_early(person, piece.seller_id))
$$;
revoke execute on function private.sees_piece(uuid, public.products) from public;
grant execute on function private.sees_piece(uuid, public.products) to service_role;
comment on function private.sees_piece(uuid, public.products) is 'Whether the policies of products show it to the person: for what the shop says to somebody who is not asking.';

create or replace function private.tell_of_price() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(f.owner_id, 'price_dropped', new.id || ':' || new.price_minor,
      jsonb_build_object('product_id', new.id, 'name', new.name, 'image', coalesce(new.image_url, ''), 'price_minor', new.price_minor, 'before_minor', old.price_minor), private.now())
    from public.favorites f where f.product_id = new.id and f.wants_news and new.price_minor < f.price_minor and private.sees_piece(f.owner_id, new);
  return null;
end
$$;

create or replace function private.tell_of_stock() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Once a day: a piece that comes and goes with every unpaid cart is no news.
  perform private.notify(f.owner_id, 'back_in_stock', new.id || ':' || to_char(private.now(), 'YYYY-MM-DD'),
      jsonb_build_object('product_id', new.id, 'name', new.name, 'image', coalesce(new.image_url, ''), 'price_minor', new.price_minor), private.now())
    from public.favorites f where f.product_id = new.id and f.wants_news and private.sees_piece(f.owner_id, new);
  return null;
end
$$;
