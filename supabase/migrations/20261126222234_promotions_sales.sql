-- A sale of a shop: its pieces cost less from one moment to another, begun and ended by the clock. The struck price is the one before it; what a piece
-- cost within thirty days is told beside it by private.remember_price, as beside every struck price.
create table private.shop_sales (
  id uuid primary key,
  seller_id uuid not null references public.sellers (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  percent smallint not null check (percent between 5 and 80),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  made_at timestamptz not null default now(),
  ended_at timestamptz,
  check (ends_at > starts_at)
);
comment on table private.shop_sales is 'Pieces of a shop for so many percent less between two moments; the shop earns the lower price.
`ended_at`: all its pieces have their price back.';
create index shop_sales_seller on private.shop_sales (seller_id, made_at);
create index shop_sales_open on private.shop_sales (starts_at) where ended_at is null;
alter table private.shop_sales enable row level security;
grant select on private.shop_sales to service_role;
create trigger shop_sales_noted after insert or update on private.shop_sales for each row
  execute function private.note_shop_act('seller_id', 'name', '', 'name', 'percent', 'starts_at', 'ends_at');

create table private.shop_sale_products (
  sale_id uuid not null references private.shop_sales (id) on delete cascade,
  product_id uuid not null references public.products (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'on', 'done')),
  price_minor bigint,
  original_price_minor bigint,
  sale_minor bigint,
  versions jsonb not null default '{}',
  primary key (sale_id, product_id),
  check (state <> 'on' or (price_minor is not null and sale_minor < price_minor))
);
comment on table private.shop_sale_products is 'What a piece cost before its sale and costs in it, in satang; `versions` maps those with
a price of their own to [before, sale]. `done` without a sale price: it was not for sale then, or costs too little to cost less.';
create index shop_sale_products_product on private.shop_sale_products (product_id);
create unique index shop_sale_products_once on private.shop_sale_products (product_id) where state <> 'done';
alter table private.shop_sale_products enable row level security;
grant select on private.shop_sale_products to service_role;

create function private.sale_price(p_minor bigint, p_percent integer) returns bigint
language sql immutable set search_path = '' as $$
  -- Never less off than was said; in whole baht where the price is of some size.
  select case when cut >= 1000 then cut / 100 * 100 else greatest(cut, 1) end from (select p_minor * (100 - p_percent) / 100 as cut) c
$$;
comment on function private.sale_price(bigint, integer) is 'What a price in satang is at so many percent less, rounded down: to whole baht from ten baht on.';
revoke execute on function private.sale_price(bigint, integer) from public;

create function public.make_shop_sale(p_seller_id uuid, p_sale jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  asked constant private.shop_sales := jsonb_populate_record(null::private.shop_sales, p_sale);
  wanted constant uuid[] := case when jsonb_typeof(p_sale -> 'products') = 'array'
    then array(select distinct w::uuid from jsonb_array_elements_text(p_sale -> 'products') w) end;
  begins constant timestamptz := coalesce(asked.starts_at, private.now());
begin
  if not private.may_in_shop(p_seller_id, 'promotions.write') then raise exception 'This is not your shop.' using errcode = '42501'; end if;
  perform pg_advisory_xact_lock(hashtextextended('shop promotions ' || p_seller_id, 0));
  -- Asked again, because an answer was lost, it is the same sale.
  if exists (select from private.shop_sales s where s.id = asked.id and s.seller_id = p_seller_id) then return asked.id; end if;
  if asked.id is null or char_length(btrim(coalesce(asked.name, ''))) not between 1 and 100 or coalesce(asked.percent, 0) not between 5 and 80
    or asked.ends_at is null or asked.ends_at <= greatest(begins, private.now()) or asked.ends_at > begins + interval '31 days'
    or begins > private.now() + interval '90 days' or cardinality(wanted) > 1000 then
    perform private.refuse_campaign('', 'name, percent and days');
  end if;
  if (select count(*) from private.shop_sales s where s.seller_id = p_seller_id and s.made_at > private.now() - interval '1 day') >= 10
    or (select count(*) from private.shop_sales s where s.seller_id = p_seller_id and s.ended_at is null) >= 10 then
    raise exception 'There are enough sales here.' using errcode = 'HT005', hint = 'too_many_promotions';
  end if;
  if exists (select from unnest(wanted) w (id) where not exists (select from public.products p where p.id = w.id and p.seller_id = p_seller_id)) then
    perform private.refuse_campaign('23503', '');
  end if;
  if exists (select from private.shop_sale_products x where x.product_id = any (wanted) and x.state <> 'done') then
    raise exception 'A piece is in another sale.' using errcode = 'HT005', hint = 'in_other_sale';
  end if;
  insert into private.shop_sales (id, seller_id, name, percent, starts_at, ends_at)
    values (asked.id, p_seller_id, btrim(asked.name), asked.percent, greatest(begins, private.now()), asked.ends_at);
  insert into private.shop_sale_products (sale_id, product_id)
    select asked.id, p.id from public.products p
     where p.seller_id = p_seller_id and p.status = 'active' and (wanted is null or p.id = any (wanted))
       and not exists (select from private.shop_sale_products x where x.product_id = p.id and x.state <> 'done')
     order by p.id limit 10000;
  if not found then raise exception 'Nothing is for sale that is in no other sale.' using errcode = 'HT005', hint = 'no_pieces'; end if;
  return asked.id;
end
$$;
comment on function public.make_shop_sale(uuid, jsonb) is
  'Plans a sale of pieces of a shop: {id, name, percent, starts_at, ends_at, products}; without `products` of all that are for sale and in no other sale.
The clock begins and ends it. 42501 to others; HT004 no_campaign, unknown_records; HT005 in_other_sale, no_pieces, too_many_promotions.';
revoke execute on function public.make_shop_sale(uuid, jsonb) from public;
grant execute on function public.make_shop_sale(uuid, jsonb) to authenticated, service_role;

create function public.change_shop_sale(p_id uuid, p_ends timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kept private.shop_sales;
begin
  select * into kept from private.shop_sales s where s.id = p_id and private.may_in_shop(s.seller_id, 'promotions.write') for update;
  if kept.id is null then raise exception 'This is not of your shop.' using errcode = '42501'; end if;
  if kept.ends_at = p_ends then return; end if;
  if kept.ended_at is not null or kept.ends_at <= private.now() then
    raise exception 'It has ended.' using errcode = 'HT003', hint = 'not_allowed_now';
  end if;
  if p_ends is null or p_ends <= greatest(kept.starts_at, private.now()) or p_ends > kept.starts_at + interval '31 days' then
    perform private.refuse_campaign('', 'days');
  end if;
  update private.shop_sales s set ends_at = p_ends where s.id = p_id;
end
$$;
comment on function public.change_shop_sale(uuid, timestamptz) is
  'Lets a sale that has not ended run longer or less long, 31 days at most. 42501 to others; HT003 not_allowed_now; HT004 no_campaign.';
revoke execute on function public.change_shop_sale(uuid, timestamptz) from public;
grant execute on function public.change_shop_sale(uuid, timestamptz) to authenticated, service_role;

create function public.end_shop_sale(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kept private.shop_sales;
begin
  select * into kept from private.shop_sales s where s.id = p_id and private.may_in_shop(s.seller_id, 'promotions.write') for update;
  if kept.id is null then raise exception 'This is not of your shop.' using errcode = '42501'; end if;
  if kept.ends_at <= private.now() then return; end if;
  -- What has not begun never was: it leaves nothing to give back.
  if kept.starts_at >= private.now() then delete from private.shop_sales s where s.id = p_id; return; end if;
  update private.shop_sales s set ends_at = private.now() where s.id = p_id;
end
$$;
comment on function public.end_shop_sale(uuid) is
  'Ends a sale now, or drops one that has not begun; again without harm. The clock gives the prices back within a minute.';
revoke execute on function public.end_shop_sale(uuid) from public;
grant execute on function public.end_shop_sale(uuid) to authenticated, service_role;

create function public.shop_sales(p_seller_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.may_in_shop(p_seller_id, 'promotions.write') then raise exception 'This is not your shop.' using errcode = '42501'; end if;
  return coalesce((select jsonb_agg(to_jsonb(s) - 'seller_id' || jsonb_build_object('pieces', n.pieces, 'left_out', n.left_out) order by s.made_at desc, s.id)
    from (select * from private.shop_sales x where x.seller_id = p_seller_id order by x.made_at desc, x.id limit 50) s
    cross join lateral (select count(*) filter (where x.state <> 'done' or x.sale_minor is not null) as pieces,
        count(*) filter (where x.state = 'done' and x.sale_minor is null) as left_out
      from private.shop_sale_products x where x.sale_id = s.id) n), '[]');
end
$$;
comment on function public.shop_sales(uuid) is
  'The newest fifty sales of a shop: {id, name, percent, starts_at, ends_at, made_at, ended_at, pieces, left_out}. 42501 to others.';
revoke execute on function public.shop_sales(uuid) from public;
grant execute on function public.shop_sales(uuid) to authenticated, service_role;

create function private.begin_product_sale(p_sale_id uuid, p_product_id uuid, p_percent integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  p public.products;
  cheaper bigint;
  changed jsonb;
begin
  select * into p from public.products x where x.id = p_product_id for update;
  cheaper := private.sale_price(p.price_minor, p_percent);
  if p.status not in ('active', 'inactive') or cheaper >= p.price_minor then
    update private.shop_sale_products x set state = 'done' where x.sale_id = p_sale_id and x.product_id = p_product_id;
    return;
  end if;
  select coalesce(jsonb_object_agg(v.id, jsonb_build_array(v.price_minor, private.sale_price(v.price_minor, p_percent))), '{}') into changed
    from public.product_variants v where v.product_id = p_product_id and v.price_minor is not null;
  update private.shop_sale_products x set state = 'on', price_minor = p.price_minor, original_price_minor = p.original_price_minor, sale_minor = cheaper,
      versions = changed
   where x.sale_id = p_sale_id and x.product_id = p_product_id;
  update public.products x set price_minor = cheaper, original_price_minor = p.price_minor where x.id = p_product_id;
  update public.product_variants v set price_minor = (c.value ->> 1)::bigint from jsonb_each(changed) c where v.id = c.key::uuid;
end
$$;
revoke execute on function private.begin_product_sale(uuid, uuid, integer) from public;

create function private.end_product_sale(x private.shop_sale_products) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- What its maker has changed during the sale is what she says now.
  update public.products p set
      price_minor = case when p.price_minor = x.sale_minor then x.price_minor else p.price_minor end,
      original_price_minor = case when p.original_price_minor = x.price_minor then x.original_price_minor else p.original_price_minor end
   where p.id = x.product_id;
  update public.product_variants v set price_minor = (c.value ->> 0)::bigint from jsonb_each(x.versions) c
   where v.id = c.key::uuid and v.price_minor = (c.value ->> 1)::bigint;
  update private.shop_sale_products y set state = 'done' where y.sale_id = x.sale_id and y.product_id = x.product_id;
end
$$;
revoke execute on function private.end_product_sale(private.shop_sale_products) from public;

create function private.run_shop_sales() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  one record;
  moved integer := 0;
begin
  for one in select x as piece, s.percent, s.ends_at <= private.now() as is_over
      from private.shop_sales s join private.shop_sale_products x on x.sale_id = s.id
     where s.ended_at is null and s.starts_at <= private.now() and (x.state = 'waiting' or (x.state = 'on' and s.ends_at <= private.now()))
     order by x.product_id limit 200 for update of x skip locked loop
    if (one.piece).state = 'on' then perform private.end_product_sale(one.piece);
    elsif one.is_over then
      update private.shop_sale_products y set state = 'done' where y.sale_id = (one.piece).sale_id and y.product_id = (one.piece).product_id;
    else perform private.begin_product_sale((one.piece).sale_id, (one.piece).product_id, one.percent);
    end if;
    moved := moved + 1;
  end loop;
  update private.shop_sales s set ended_at = private.now()
   where s.ended_at is null and s.ends_at <= private.now()
     and not exists (select from private.shop_sale_products x where x.sale_id = s.id and x.state <> 'done');
  return moved;
end
$$;
comment on function private.run_shop_sales() is
  'Gives up to 200 pieces the price of a sale that has begun, or their own back after it; returns how many. Asked until it says 0.';
revoke execute on function private.run_shop_sales() from public;
grant execute on function private.run_shop_sales() to service_role;
