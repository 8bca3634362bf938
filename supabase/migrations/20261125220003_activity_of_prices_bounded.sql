-- Why: each price a maker changes is a row of a record that is never shortened, and a program can change one all day.
-- Fifty times a day is more than any shop needs.

create function private.bound_price_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null or private.is_staff((select auth.uid())) then return new; end if;
  if (select count(*) from (
        select from public.activity_log a
         where a.subject = new.id::text and a.noun = tg_table_name and a.happened_at > pg_catalog.now() - interval '1 day' limit 50) made) >= 50
  then
    raise exception 'A price changes fifty times a day at most.' using errcode = 'PT429', hint = 'too_many_price_changes';
  end if;
  return new;
end
$$;
comment on function private.bound_price_changes() is 'Refuses (PT429) the fifty-first change of one price within a day by those who sell the piece.';
revoke execute on function private.bound_price_changes() from public;
create trigger products_price_bounded before update of price_minor, original_price_minor on public.products for each row
  when (old.price_minor is distinct from new.price_minor or old.original_price_minor is distinct from new.original_price_minor)
  execute function private.bound_price_changes();
create trigger product_variants_price_bounded before update of price_minor on public.product_variants for each row
  when (old.price_minor is distinct from new.price_minor) execute function private.bound_price_changes();
