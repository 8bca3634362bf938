-- Why: who looks for what runs out asked each variant in turn, seconds for a hundred thousand of them. Whether it is low is kept beside what is free
-- of it, by what changes either: the shelf, the maker's own limit, the shop's number, and what becomes of the piece.
drop function public.stock_is_low(public.product_variants);
alter table public.product_variants add column stock_is_low boolean not null default false;
comment on column public.product_variants.stock_is_low is
  'Whether less is free of it than its maker has set, or than stock.low_below; never of what is one of a kind or archived. Kept by triggers.';

create function private.is_low(p public.products, l public.stock_levels) returns boolean language sql stable security definer set search_path = '' as $$
  select p.status <> 'archived' and not p.is_unique
     and l.on_hand + l.backorder_limit - l.allocated - l.reserved < coalesce(l.low_below, private.setting('stock.low_below')::integer)
$$;
comment on function private.is_low(public.products, public.stock_levels) is 'Whether so little lies on this shelf of this piece that somebody should know.';
revoke execute on function private.is_low(public.products, public.stock_levels) from public;

create or replace function private.follow_stock() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.product_variants v
     set stock_quantity = l.on_hand + l.backorder_limit - l.allocated - l.reserved, stock_is_low = private.is_low(p, l)
    from (select distinct variant_id from changed) c join public.stock_levels l on l.variant_id = c.variant_id, public.products p
   where v.id = c.variant_id and p.id = v.product_id;
  update public.products p set stock_quantity = s.total
    from (
      select v.product_id, sum(v.stock_quantity) filter (where v.is_active) as total
        from public.product_variants v
       where v.product_id in (select o.product_id from public.product_variants o join changed c on c.variant_id = o.id)
       group by v.product_id) s
   where p.id = s.product_id and p.stock_quantity is distinct from coalesce(s.total, 0)::integer;
  return null;
end
$$;

create function private.follow_low_of_product() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.product_variants v set stock_is_low = private.is_low(new, l)
    from public.stock_levels l where v.product_id = new.id and l.variant_id = v.id and v.stock_is_low is distinct from private.is_low(new, l);
  return null;
end
$$;
revoke execute on function private.follow_low_of_product() from public;
create trigger products_low after update of status, is_unique on public.products for each row
  when ((old.status = 'archived') is distinct from (new.status = 'archived') or old.is_unique is distinct from new.is_unique)
  execute function private.follow_low_of_product();

create function private.follow_low_of_shop() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- The shelves first and in their order, as orders hold them: else the two would wait for each other.
  perform from public.stock_levels l
   where l.variant_id in (select v.id from public.product_variants v join public.products p on p.id = v.product_id
       join public.stock_levels s on s.variant_id = v.id where s.low_below is null and v.stock_is_low <> private.is_low(p, s))
   order by l.variant_id for update;
  update public.product_variants v set stock_is_low = not v.stock_is_low from public.products p, public.stock_levels l
   where p.id = v.product_id and l.variant_id = v.id and l.low_below is null and v.stock_is_low <> private.is_low(p, l);
  return null;
end
$$;
revoke execute on function private.follow_low_of_shop() from public;
create trigger shop_settings_low after update of value on public.shop_settings for each row
  when (new.key = 'stock.low_below' and new.value is distinct from old.value) execute function private.follow_low_of_shop();

update public.product_variants v set stock_is_low = true from public.products p, public.stock_levels l
 where p.id = v.product_id and l.variant_id = v.id and private.is_low(p, l);

-- Whoever may see an attribute is asked for each row of a page, and no more of them than are on it.
alter policy "who sees the attribute sees its values" on public.attribute_values
  using ((select a.id from public.attributes a where a.id = attribute_values.attribute_id) is not null);
alter policy "who sees both sees what holds" on public.category_attributes
  using ((select c.id from public.categories c where c.id = category_attributes.category_id) is not null
    and (select a.id from public.attributes a where a.id = category_attributes.attribute_id) is not null);

create index blog_posts_changed_by_language on public.blog_posts (language, updated_at, id);
create index blog_posts_changed_by_status on public.blog_posts (status, updated_at, id);
create index blog_posts_named_by_language on public.blog_posts (language, title, id);
create index blog_posts_named_by_status on public.blog_posts (status, title, id);
create index search_terms_keys_by_kind on public.search_terms (kind, key, id);
create index search_terms_newest_by_kind on public.search_terms (kind, changed_at, id);
create index search_terms_off on public.search_terms (key, id) where is_active is false;
create index search_terms_off_newest on public.search_terms (changed_at, id) where is_active is false;
create index search_terms_ours on public.search_terms (key, id) where is_ours is true;
create index search_terms_ours_newest on public.search_terms (changed_at, id) where is_ours is true;
create index page_heads_noindex on public.page_heads (changed_at, id) where is_noindex is true;
create index files_newest_by_type on public.files (content_type, created_at, id);
create index automation_rules_newest_by_event on public.automation_rules (event, created_at, id);
