-- Why: a piece whose change somebody refuses held up the sales of all shops, minute after minute; and a sale that was dropped in the moment it began
-- could take the prices of before with it.

create or replace function private.run_shop_sales() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  one record;
  moved integer := 0;
begin
  for one in select x as piece, s.percent, s.ends_at <= private.now() as is_over
      from private.shop_sales s join private.shop_sale_products x on x.sale_id = s.id
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
  update private.shop_sales s set ended_at = private.now()
   where s.ended_at is null and s.ends_at <= private.now()
     and not exists (select from private.shop_sale_products x where x.sale_id = s.id and x.state <> 'done');
  return moved;
end
$$;

create or replace function public.end_shop_sale(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kept private.shop_sales;
begin
  select * into kept from private.shop_sales s where s.id = p_id and private.may_in_shop(s.seller_id, 'promotions.write') for update;
  if kept.id is null then raise exception 'This is not of your shop.' using errcode = '42501'; end if;
  if kept.ends_at <= private.now() then return; end if;
  -- The clock may be at these pieces now.
  perform from private.shop_sale_products x where x.sale_id = p_id order by x.product_id for update;
  -- What has not begun never was: it leaves nothing to give back.
  if kept.starts_at >= private.now() and not exists (select from private.shop_sale_products x where x.sale_id = p_id and x.state = 'on') then
    delete from private.shop_sales s where s.id = p_id;
    return;
  end if;
  update private.shop_sales s set ends_at = greatest(private.now(), kept.starts_at + interval '1 microsecond') where s.id = p_id;
end
$$;
