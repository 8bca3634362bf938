-- Why: a sale of `products` that are no list took the whole shop; only a sale that names none does.

create or replace function public.make_shop_sale(p_seller_id uuid, p_sale jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $$
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
    or begins > private.now() + interval '90 days' or cardinality(wanted) > 1000
    or coalesce(jsonb_typeof(p_sale -> 'products'), 'null') not in ('null', 'array') then
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
