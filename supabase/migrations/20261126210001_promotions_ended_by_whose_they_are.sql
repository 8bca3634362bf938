-- Why: whoever makes a code chooses its id. With the id of another's offer, which everybody reads, its maker ended that offer together with the code.
create or replace function public.end_shop_promotion(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.coupons c where c.id = p_id and c.by_shop and private.may_in_shop(c.seller_id, 'promotions.write'))
    and not exists (select from public.bogo_promotions b where b.id = p_id and b.by_shop and private.may_in_shop(b.seller_id, 'promotions.write')) then
    raise exception 'This is not of your shop.' using errcode = '42501';
  end if;
  -- What has not begun is switched off: it cannot end before it begins.
  update public.coupons c set changed_at = clock_timestamp(), is_active = c.starts_at < private.now(),
      ends_at = case when c.starts_at < private.now() then private.now() else c.ends_at end
   where c.id = p_id and c.by_shop and private.may_in_shop(c.seller_id, 'promotions.write') and c.is_active
     and coalesce(c.ends_at, 'infinity') > private.now();
  update public.bogo_promotions b set changed_at = clock_timestamp(), is_active = b.start_date < private.now(),
      end_date = case when b.start_date < private.now() then private.now() else b.end_date end
   where b.id = p_id and b.by_shop and private.may_in_shop(b.seller_id, 'promotions.write') and b.is_active
     and coalesce(b.end_date, 'infinity') > private.now();
end
$$;
