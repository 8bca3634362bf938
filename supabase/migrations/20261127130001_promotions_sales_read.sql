-- The office reads the sales of shops, with the hours that followers have them first: the table stands where lists are read, with what staff may read of it.
-- Whatever works with it follows; its rows, keys and triggers stay.
alter table private.shop_sales set schema public;
create policy "staff read them" on public.shop_sales for select to authenticated using ((select private.may('promotions.read')));
grant select on public.shop_sales to authenticated;
revoke all on public.shop_sales from service_role;
grant select, insert, update on public.shop_sales to service_role;
create index shop_sales_newest on public.shop_sales (made_at, id);

create or replace function public.change_shop_sale(p_id uuid, p_ends timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept public.shop_sales;
begin
  select * into kept from public.shop_sales s where s.id = p_id and private.may_in_shop(s.seller_id, 'promotions.write') for update;
  if kept.id is null then raise exception 'This is not of your shop.' using errcode = '42501'; end if;
  if kept.ends_at = p_ends then return; end if;
  if kept.ended_at is not null or kept.ends_at <= private.now() then
    raise exception 'It has ended.' using errcode = 'HT003', hint = 'not_allowed_now';
  end if;
  if p_ends is null or p_ends <= greatest(kept.starts_at, private.now()) or p_ends > kept.starts_at + interval '31 days' then
    perform private.refuse_campaign('', 'days');
  end if;
  update public.shop_sales s set ends_at = p_ends where s.id = p_id;
end
$function$;

create or replace function public.end_shop_sale(p_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept public.shop_sales;
begin
  select * into kept from public.shop_sales s where s.id = p_id and private.may_in_shop(s.seller_id, 'promotions.write') for update;
  if kept.id is null then raise exception 'This is not of your shop.' using errcode = '42501'; end if;
  if kept.ends_at <= private.now() then return; end if;
  -- The clock may be at these pieces now.
  perform from private.shop_sale_products x where x.sale_id = p_id order by x.product_id for update;
  -- What has not begun never was: it leaves nothing to give back.
  if kept.starts_at >= private.now() and not exists (select from private.shop_sale_products x where x.sale_id = p_id and x.state = 'on') then
    delete from public.shop_sales s where s.id = p_id;
    return;
  end if;
  update public.shop_sales s set ends_at = greatest(private.now(), kept.starts_at + interval '1 microsecond') where s.id = p_id;
end
$function$;

create or replace function public.make_shop_sale(p_seller_id uuid, p_sale jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  asked constant public.shop_sales := jsonb_populate_record(null::public.shop_sales, p_sale);
  wanted constant uuid[] := case when jsonb_typeof(p_sale -> 'products') = 'array'
    then array(select distinct w::uuid from jsonb_array_elements_text(p_sale -> 'products') w) end;
  -- Followers have their hours before whatever was said.
  begins constant timestamptz := greatest(coalesce(asked.starts_at, private.now()),
    private.now() + coalesce(asked.followers_hours, 0) * interval '1 hour');
begin
  if not private.may_in_shop(p_seller_id, 'promotions.write') then raise exception 'This is not your shop.' using errcode = '42501'; end if;
  perform pg_advisory_xact_lock(hashtextextended('shop promotions ' || p_seller_id, 0));
  -- Asked again, because an answer was lost, it is the same sale.
  if exists (select from public.shop_sales s where s.id = asked.id and s.seller_id = p_seller_id) then return asked.id; end if;
  if asked.id is null or char_length(btrim(coalesce(asked.name, ''))) not between 1 and 100 or coalesce(asked.percent, 0) not between 5 and 80
    or coalesce(asked.followers_hours, 1) not between 1 and 72
    or asked.ends_at is null or asked.ends_at <= greatest(begins, private.now()) or asked.ends_at > begins + interval '31 days'
    or begins > private.now() + interval '90 days' or cardinality(wanted) > 1000
    or coalesce(jsonb_typeof(p_sale -> 'products'), 'null') not in ('null', 'array') then
    perform private.refuse_campaign('', 'name, percent and days');
  end if;
  if (select count(*) from public.shop_sales s where s.seller_id = p_seller_id and s.made_at > private.now() - interval '1 day') >= 10
    or (select count(*) from public.shop_sales s where s.seller_id = p_seller_id and s.ended_at is null) >= 10 then
    raise exception 'There are enough sales here.' using errcode = 'HT005', hint = 'too_many_promotions';
  end if;
  if exists (select from unnest(wanted) w (id) where not exists (select from public.products p where p.id = w.id and p.seller_id = p_seller_id)) then
    perform private.refuse_campaign('23503', '');
  end if;
  if exists (select from private.shop_sale_products x where x.product_id = any (wanted) and x.state <> 'done') then
    raise exception 'A piece is in another sale.' using errcode = 'HT005', hint = 'in_other_sale';
  end if;
  insert into public.shop_sales (id, seller_id, name, percent, starts_at, ends_at, followers_hours)
    values (asked.id, p_seller_id, btrim(asked.name), asked.percent, begins, asked.ends_at, asked.followers_hours);
  insert into private.shop_sale_products (sale_id, product_id)
    select asked.id, p.id from public.products p
     where p.seller_id = p_seller_id and p.status = 'active' and (wanted is null or p.id = any (wanted))
       and not exists (select from private.shop_sale_products x where x.product_id = p.id and x.state <> 'done')
     order by p.id limit 10000;
  if not found then raise exception 'Nothing is for sale that is in no other sale.' using errcode = 'HT005', hint = 'no_pieces'; end if;
  if asked.followers_hours is not null then
    insert into private.follower_news (seller_id, sale_id, due_at) values (p_seller_id, asked.id, begins - make_interval(hours => asked.followers_hours));
  end if;
  return asked.id;
end
$function$;

create or replace function public.my_follower_price(p_product_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('percent', c.percent, 'everybody_from', s.starts_at, 'prices', (
      select jsonb_object_agg(v.id, private.sale_price(coalesce(v.price_minor, p.price_minor), c.percent))
        from public.product_variants v where v.product_id = p.id and v.is_active))
    from public.products p
    cross join lateral (select private.follower_percent((select auth.uid()), p.id) as percent) c
    join private.shop_sale_products x on x.product_id = p.id and x.state = 'waiting' join public.shop_sales s on s.id = x.sale_id
   where p.id = p_product_id and c.percent is not null and p.status = 'active'
$function$;

create or replace function public.shop_sales(p_seller_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.may_in_shop(p_seller_id, 'promotions.write') then raise exception 'This is not your shop.' using errcode = '42501'; end if;
  return coalesce((select jsonb_agg(to_jsonb(s) - 'seller_id' || jsonb_build_object('pieces', n.pieces, 'left_out', n.left_out) order by s.made_at desc, s.id)
    from (select * from public.shop_sales x where x.seller_id = p_seller_id order by x.made_at desc, x.id limit 50) s
    cross join lateral (select count(*) filter (where x.state <> 'done' or x.sale_minor is not null) as pieces,
        count(*) filter (where x.state = 'done' and x.sale_minor is null) as left_out
      from private.shop_sale_products x where x.sale_id = s.id) n), '[]');
end
$function$;

create or replace function private.follower_percent(p_person uuid, p_product_id uuid)
 RETURNS smallint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select s.percent from private.shop_sale_products x join public.shop_sales s on s.id = x.sale_id
   where x.product_id = p_product_id and x.state = 'waiting' and s.followers_hours is not null and s.ended_at is null and s.ends_at > private.now()
     and s.starts_at - make_interval(hours => s.followers_hours) <= private.now() and private.follows(p_person, s.seller_id)
   limit 1
$function$;

create or replace function private.price_after_sale(p_product_id uuid, p_variant_id uuid, p_minor bigint, p_since timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce((select case when p_variant_id is null then x.price_minor else (x.versions -> p_variant_id::text ->> 0)::bigint end
      from private.shop_sale_products x join public.shop_sales s on s.id = x.sale_id
     where x.product_id = p_product_id and x.state = 'done' and s.starts_at <= p_since and coalesce(s.ended_at, private.now()) > p_since
       and p_minor = case when p_variant_id is null then x.sale_minor else (x.versions -> p_variant_id::text ->> 1)::bigint end
     order by s.starts_at desc limit 1), p_minor)
$function$;

create or replace function private.run_shop_sales()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  one record;
  moved integer := 0;
begin
  for one in select x as piece, s.percent, s.ends_at <= private.now() as is_over
      from public.shop_sales s join private.shop_sale_products x on x.sale_id = s.id
     where s.ended_at is null and s.starts_at <= private.now() and (x.state = 'waiting' or (x.state = 'on' and s.ends_at <= private.now()))
     order by x.product_id limit 200 for update of x skip locked loop
    -- A piece that is refused, or is being deleted, waits for the next minute by itself.
    begin
      if (one.piece).state = 'on' then perform private.end_product_sale(one.piece);
      elsif one.is_over then
        update private.shop_sale_products y set state = 'done' where y.sale_id = (one.piece).sale_id and y.product_id = (one.piece).product_id;
      else perform private.begin_product_sale((one.piece).sale_id, (one.piece).product_id, one.percent);
      end if;
      moved := moved + 1;
    exception when others then
      raise warning 'The price of piece % was not moved by its sale: %', (one.piece).product_id, sqlerrm;
    end;
  end loop;
  update public.shop_sales s set ended_at = private.now()
   where s.ended_at is null and s.ends_at <= private.now()
     and not exists (select from private.shop_sale_products x where x.sale_id = s.id and x.state <> 'done');
  return moved;
end
$function$;

create or replace function private.tell_followers(p_most integer DEFAULT 500)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  n private.follower_news;
  facts jsonb;
  person uuid;
  told integer := 0;
begin
  select * into n from private.follower_news x where x.told_at is null and x.due_at <= private.now() order by x.due_at, x.id limit 1 for update skip locked;
  if not found then return 0; end if;
  -- What opened, was taken away or dropped meanwhile is no news any more.
  if n.product_id is not null then
    select jsonb_build_object('event', 'early_piece', 'product_id', p.id, 'name', p.name, 'seller', s.business_name, 'seller_id', s.id) into facts
      from public.products p join public.sellers s on s.id = p.seller_id and s.application_status = 'approved'
     where p.id = n.product_id and p.status = 'active' and p.opens_at > private.now() and p.followers_hours is not null;
  else
    select jsonb_build_object('event', 'early_sale', 'count', x.percent, 'seller', s.business_name, 'seller_id', s.id) into facts
      from public.shop_sales x join public.sellers s on s.id = x.seller_id and s.application_status = 'approved'
     where x.id = n.sale_id and x.starts_at > private.now();
  end if;
  if facts is not null then
    for person in select f.person_id from public.shop_followers f where f.seller_id = n.seller_id and (n.last_person is null or f.person_id > n.last_person)
        order by f.person_id limit p_most loop
      told := told + 1;
      n.last_person := person;
      perform private.notify(person, 'shop_news', coalesce('piece:' || n.product_id, 'sale:' || n.sale_id), facts, private.now());
    end loop;
  end if;
  update private.follower_news x set last_person = n.last_person, told_at = case when told < p_most then private.now() end where x.id = n.id;
  return greatest(told, 1);
end
$function$;

