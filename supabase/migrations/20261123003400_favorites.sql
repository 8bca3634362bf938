-- What a person put on the wishlist, and being told when it gets cheaper than it was then or can be had again.

create table public.favorites (
  owner_id    uuid not null default auth.uid() references auth.users on delete cascade,
  product_id  uuid not null references public.products on delete cascade,
  price_minor bigint not null default 0 check (price_minor >= 0),
  created_at  timestamptz not null default now(),
  wants_news  boolean not null default false,
  primary key (owner_id, product_id)
);
comment on table public.favorites is 'What a person put on the wishlist. price_minor is what it cost then, kept by a trigger.';
comment on column public.favorites.wants_news is 'The person wants to be told when the price drops or the piece is back.';
create index favorites_product on public.favorites (product_id);
create index favorites_news on public.favorites (product_id) where wants_news;

/* The price a person saw when putting a piece on the wishlist, so that a change can be told. */
create function private.note_favorite_price() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.price_minor := coalesce((select p.price_minor from public.products p where p.id = new.product_id), 0);
  return new;
end
$$;
revoke execute on function private.note_favorite_price() from public;
create trigger favorites_price before insert on public.favorites for each row execute function private.note_favorite_price();
alter table public.favorites enable row level security;
create policy "people read their favorites" on public.favorites for select to authenticated using (owner_id = (select auth.uid()));

-- Who knew the id of a hidden piece could favourite it: the favourite would note its price, and the notices tell its name and every lower price. So a
-- favourite is of a piece its person sees; one whose piece was hidden later stays, and is told of again when the piece can be seen again.
create policy "people add favorites of what they see" on public.favorites for insert to authenticated
  with check (owner_id = (select auth.uid()) and exists (select from public.products p where p.id = product_id));
create policy "people ask for news of favorites" on public.favorites
  for update to authenticated using (owner_id = (select auth.uid())) with check (owner_id = (select auth.uid()));
create policy "people remove favorites" on public.favorites for delete to authenticated using (owner_id = (select auth.uid()));
grant select, delete, insert (product_id), update (wants_news) on public.favorites to authenticated;
grant select, insert, update, delete on public.favorites to service_role;

/* A favorite somebody wants to hear of: when it gets cheaper than it was then, and when it can be had again. */
create function private.tell_of_price() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(f.owner_id, 'price_dropped', new.id || ':' || new.price_minor,
      jsonb_build_object('product_id', new.id, 'name', new.name, 'image', coalesce(new.image_url, ''), 'price_minor', new.price_minor, 'before_minor',
        old.price_minor), private.now())
    from public.favorites f where f.product_id = new.id and f.wants_news and new.price_minor < f.price_minor and private.sees_product(f.owner_id, new);
  return null;
end
$$;
create trigger products_tell_price after update of price_minor on public.products for each row
  when (new.price_minor < old.price_minor and new.status = 'active') execute function private.tell_of_price();

create function private.tell_of_stock() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Once a day: a piece that comes and goes with every unpaid cart is no news.
  perform private.notify(f.owner_id, 'back_in_stock', new.id || ':' || to_char(private.now(), 'YYYY-MM-DD'),
      jsonb_build_object('product_id', new.id, 'name', new.name, 'image', coalesce(new.image_url, ''), 'price_minor', new.price_minor), private.now())
    from public.favorites f where f.product_id = new.id and f.wants_news and private.sees_product(f.owner_id, new);
  return null;
end
$$;
create trigger products_tell_stock after update of stock_quantity on public.products for each row
  when (old.stock_quantity <= 0 and new.stock_quantity > 0 and new.status = 'active') execute function private.tell_of_stock();
revoke execute on function private.tell_of_price(), private.tell_of_stock() from public, anon, authenticated;
