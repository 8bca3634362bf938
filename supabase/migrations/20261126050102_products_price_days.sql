-- A struck price says "cheaper than before", and some sellers raise a price for a day to strike it. So the shop remembers what a piece cost
-- day by day, and beside a struck price it says the lowest of the thirty days before (Directive 98/6/EC, article 6a). One row a day bounds what is kept.

create table public.price_days (
  product_id uuid not null references public.products on delete cascade,
  day date not null,
  lowest_minor bigint not null check (lowest_minor >= 0),
  last_minor bigint not null check (last_minor >= 0),
  primary key (product_id, day)
);
comment on table public.price_days is
  'The days (Bangkok) on which the price of a published piece changed, and the day it was published: lowest and last price of the day, in satang.';

alter table public.price_days enable row level security;
create policy price_days_read on public.price_days for select to authenticated
  using (private.is_my_product(product_id) or (select private.may('products.read')));
revoke all on public.price_days from anon, authenticated, service_role;
grant select on public.price_days to authenticated, service_role;

alter table public.products add column lowest_before_minor bigint check (lowest_before_minor >= 0);
comment on column public.products.lowest_before_minor is
  'Satang; the lowest price of the thirty days before the struck one was set. Null where nothing is struck, and where no price came before.';

create function private.remember_price() returns trigger
language plpgsql security definer set search_path to '' as $$
declare
  today constant date := (private.now() at time zone 'Asia/Bangkok')::date;
  lowest bigint;
begin
  -- What nobody could buy at was no price.
  if old.published_at is null then return new; end if;
  insert into public.price_days (product_id, day, lowest_minor, last_minor)
    select old.id, least((old.published_at at time zone 'Asia/Bangkok')::date, today), old.price_minor, old.price_minor
     where not exists (select from public.price_days d where d.product_id = old.id);
  -- Those of the thirty days, and the one that held when they began.
  select least(old.price_minor, min(d.lowest_minor), (select b.last_minor from public.price_days b
      where b.product_id = old.id and b.day < today - 30 order by b.day desc limit 1))
    into lowest from public.price_days d where d.product_id = old.id and d.day >= today - 30;
  if new.price_minor <> old.price_minor then
    insert into public.price_days (product_id, day, lowest_minor, last_minor) values (old.id, today, least(old.price_minor, new.price_minor), new.price_minor)
      on conflict (product_id, day) do update set lowest_minor = least(price_days.lowest_minor, excluded.lowest_minor), last_minor = excluded.last_minor;
  end if;
  new.lowest_before_minor := case when new.original_price_minor > new.price_minor then lowest end;
  return new;
end
$$;
comment on function private.remember_price() is
  'Keeps the days of a price, and beside a struck price the lowest of the thirty days before: what it cost in that time and costs until now.';
revoke all on function private.remember_price() from public;

-- After the bound on changes by its name, so that what is refused is not remembered.
create trigger products_price_remembered before update of price_minor, original_price_minor on public.products for each row
  when (old.price_minor is distinct from new.price_minor or old.original_price_minor is distinct from new.original_price_minor)
  execute function private.remember_price();

create or replace function private.product_cards(ids uuid[], reader_language text) returns json
language sql stable set search_path to '' as $function$
  select coalesce(json_agg(json_build_object(
      'id', p.id, 'name', coalesce(mine.name, case when p.language <> reader_language then english.name end, p.name),
      'price_minor', p.price_minor, 'original_price_minor', p.original_price_minor, 'lowest_before_minor', p.lowest_before_minor,
      'rating', p.rating, 'review_count', p.review_count,
      'image_url', p.image_url, 'second_image_url', p.images[2], 'is_new', p.is_new, 'is_featured', p.is_featured, 'stock_quantity', p.stock_quantity,
      'is_unique', p.is_unique, 'made_to_order', p.made_to_order, 'free_shipping', p.free_shipping, 'category_id', p.category_id,
      'seller_id', s.id, 'seller_slug', s.slug, 'business_name', s.business_name, 'is_verified', s.is_verified, 'province', s.province)
        order by wanted.place), '[]')
    from unnest(ids) with ordinality wanted(id, place)
    join public.products p on p.id = wanted.id and p.status = 'active' and p.opens_at is null
    join public.sellers s on s.id = p.seller_id and s.application_status = 'approved'
    left join public.product_translations mine on mine.product_id = p.id and mine.language = reader_language and mine.state <> 'draft'
    left join public.product_translations english on english.product_id = p.id and english.language = 'en' and english.state <> 'draft'
$function$;

create or replace function public.product_sheet(p_product_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.demand('products.read');
  return (
    select jsonb_build_object(
      'hold', (select jsonb_build_object('because', h.reason, 'words', h.words, 'at', h.placed_at, 'name', coalesce(nullif(x.full_name, ''), x.email, ''),
          'appeal', h.appeal, 'appealed_at', h.appealed_at, 'answer', h.answer, 'answered_at', h.answered_at)
          from public.product_holds h left join public.profiles x on x.id = h.placed_by where h.product_id = p.id),
      'waits', private.work_waits('listing', p.id::text),
      'reports', coalesce((select jsonb_agg(jsonb_build_object('reason', r.reason, 'note', r.note, 'at', r.created_at, 'decision', r.decision,
          'name', coalesce(nullif(x.full_name, ''), x.email, '')) order by r.created_at desc)
          from (select * from public.product_reports o where o.product_id = p.id order by o.created_at desc limit 50) r
          left join public.profiles x on x.id = r.reporter_id), '[]'),
      'stock', coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'sku', v.sku, 'price_minor', coalesce(v.price_minor, p.price_minor),
          'is_active', v.is_active, 'on_hand', coalesce(l.on_hand, 0), 'held', coalesce(l.allocated, 0) + coalesce(l.reserved, 0)) order by v.position, v.id)
          from public.product_variants v left join public.stock_levels l on l.variant_id = v.id where v.product_id = p.id), '[]'),
      'languages', coalesce((select jsonb_agg(jsonb_build_object('language', t.language, 'name', t.name, 'state', t.state, 'origin', t.origin)
          order by t.language) from public.product_translations t where t.product_id = p.id), '[]'),
      'prices', coalesce((select jsonb_agg(to_jsonb(d) - 'product_id' order by d.day desc)
          from (select * from public.price_days o where o.product_id = p.id order by o.day desc limit 60) d), '[]'),
      'favorites', (select count(*) from (select from public.favorites f where f.product_id = p.id limit 1000) x))
      from public.products p where p.id = p_product_id);
end
$function$;
