-- Why: technique, material and motif are words that makers type: nobody can choose among them or say that a kind of piece has to have one. They become
-- attributes with values of their own, named in every language, that hold for a family and the categories below it.
/* Whether words are {language: {name}}, English among them, of a length that fits a label. */
create function private.are_named_texts(given jsonb) returns boolean language sql immutable parallel safe set search_path = '' as $$
  select jsonb_typeof(given) = 'object' and given ? 'en' and not exists (
    select from jsonb_each(case jsonb_typeof(given) when 'object' then given else '{}' end) t
     where not private.is_language_tag(t.key) or not private.are_texts(t.value)
        or exists (select from jsonb_object_keys(case jsonb_typeof(t.value) when 'object' then t.value else '{}' end) k where k <> 'name')
        or char_length(btrim(coalesce(t.value ->> 'name', ''))) not between 1 and 80)
$$;
revoke execute on function private.are_named_texts(jsonb) from public;
grant execute on function private.are_named_texts(jsonb) to service_role;

create table public.attributes (
  id          uuid primary key default gen_random_uuid(),
  slug        text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 40),
  kind        text not null check (kind in ('choice', 'choices', 'number', 'yes')),
  unit        text not null default '' check (char_length(unit) <= 12 and (unit = '' or kind = 'number')),
  texts       jsonb not null check (private.are_named_texts(texts)),
  is_facet    boolean not null default true,
  sort_order  integer not null default 0,
  archived_at timestamptz,
  created_at  timestamptz not null default now(),
  changed_at  timestamptz not null default clock_timestamp()
);
comment on table public.attributes is
  'What can be said of a piece: one of its values, several, a number in a unit, or yes. `texts`: {language: {name}}. Values of `yes` are one: that it is so.';
create index attributes_places on public.attributes (sort_order, id);

create table public.attribute_values (
  id           integer generated always as identity primary key,
  attribute_id uuid not null references public.attributes on delete cascade,
  slug         text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  texts        jsonb not null check (private.are_named_texts(texts)),
  sort_order   integer not null default 0,
  unique (attribute_id, slug)
);
comment on table public.attribute_values is 'What an attribute may be, in the order of the shop. `texts`: {language: {name}}.';

create table public.category_attributes (
  category_id  uuid not null references public.categories on delete cascade,
  attribute_id uuid not null references public.attributes on delete cascade,
  is_required  boolean not null default false,
  primary key (category_id, attribute_id)
);
comment on table public.category_attributes is 'What is said of the pieces of a category; what holds for a family holds below it.';
create index category_attributes_attribute on public.category_attributes (attribute_id);

create table public.product_attributes (
  product_id   uuid not null references public.products on delete cascade,
  attribute_id uuid not null references public.attributes on delete restrict,
  value_ids    integer[] not null default '{}' check (cardinality(value_ids) <= 10),
  number       numeric(12, 3),
  primary key (product_id, attribute_id),
  constraint product_attributes_one check ((number is not null) <> (cardinality(value_ids) > 0))
);
comment on table public.product_attributes is
  'What is said of a piece: values of the attribute, or its number. Held to the schema of its category by a trigger.';
create index product_attributes_attribute on public.product_attributes (attribute_id);
create index product_attributes_values on public.product_attributes using gin (value_ids);

alter table public.attributes enable row level security;
alter table public.attribute_values enable row level security;
alter table public.category_attributes enable row level security;
alter table public.product_attributes enable row level security;
create policy "everyone reads attributes" on public.attributes for select to anon, authenticated using (archived_at is null);
create policy "who may reads all attributes" on public.attributes for select to authenticated using ((select private.may('products.read')));
create policy "who sees the attribute sees its values" on public.attribute_values for select to anon, authenticated
  using (attribute_id in (select a.id from public.attributes a));
create policy "who sees both sees what holds" on public.category_attributes for select to anon, authenticated
  using (category_id in (select c.id from public.categories c) and attribute_id in (select a.id from public.attributes a));
create policy "who sees the product sees what is said of it" on public.product_attributes for select to anon, authenticated
  using (exists (select from public.products p where p.id = product_id));
create policy "members add what their product is" on public.product_attributes for insert to authenticated
  with check (private.is_my_product(product_id));
create policy "members say it otherwise" on public.product_attributes for update to authenticated
  using (private.is_my_product(product_id)) with check (private.is_my_product(product_id));
create policy "members take it back" on public.product_attributes for delete to authenticated using (private.is_my_product(product_id));
grant select on public.attributes, public.attribute_values, public.category_attributes to anon, authenticated;
grant select on public.product_attributes to anon;
grant select, delete on public.product_attributes to authenticated;
grant insert (product_id, attribute_id, value_ids, number), update (value_ids, number) on public.product_attributes to authenticated;
grant all on public.attributes, public.attribute_values, public.category_attributes, public.product_attributes to service_role;

create trigger attributes_logged after insert or update or delete on public.attributes for each row
  execute function private.log_changes('id', 'slug', 'kind', 'unit', 'texts', 'is_facet', 'sort_order', 'archived_at');
create trigger category_attributes_logged after insert or update or delete on public.category_attributes for each row
  execute function private.log_changes('attribute_id', 'category_id', 'is_required');
create trigger attributes_tell_pages after insert or delete or update on public.attributes for each statement execute function private.tell_the_pages('shop');
create trigger attribute_values_tell_pages after insert or delete or update on public.attribute_values for each statement
  execute function private.tell_the_pages('shop');
create trigger category_attributes_tell_pages after insert or delete or update on public.category_attributes for each statement
  execute function private.tell_the_pages('shop');
create trigger product_attributes_tell_pages after insert or delete or update on public.product_attributes for each statement
  execute function private.tell_the_pages('shop');

create function private.schema_of(p_category uuid) returns table (attribute_id uuid, is_required boolean)
language sql stable security definer set search_path = '' as $$
  select s.attribute_id, bool_or(s.is_required)
    from public.categories c join public.category_attributes s on s.category_id in (c.id, c.parent_id)
    join public.attributes a on a.id = s.attribute_id and a.archived_at is null
   where c.id = p_category group by 1
$$;
comment on function private.schema_of(uuid) is 'The attributes of a category with those of its family, and which of them a piece has to have.';
revoke execute on function private.schema_of(uuid) from public;

/* What is said of a piece belongs to its category and is of its attribute's kind. HT004 attribute_elsewhere, attribute_value. */
create function private.keep_attribute_kind() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  of_kind text;
begin
  -- Shared with whoever changes the values: what is named here cannot be taken away meanwhile.
  select a.kind into of_kind from public.attributes a where a.id = new.attribute_id and a.archived_at is null for share;
  if of_kind is null or not exists (
    select from public.products p cross join lateral private.schema_of(p.category_id) s
     where p.id = new.product_id and s.attribute_id = new.attribute_id) then
    raise exception 'This is not said of such pieces.' using errcode = 'HT004', hint = 'attribute_elsewhere';
  end if;
  new.value_ids := array(select distinct v from unnest(new.value_ids) v order by v);
  if (of_kind = 'number') <> (new.number is not null) or (of_kind in ('choice', 'yes') and cardinality(new.value_ids) <> 1)
     or exists (select from unnest(new.value_ids) given where not exists (
       select from public.attribute_values v where v.id = given and v.attribute_id = new.attribute_id)) then
    raise exception 'It cannot be that.' using errcode = 'HT004', hint = 'attribute_value';
  end if;
  return new;
end
$$;
revoke execute on function private.keep_attribute_kind() from public;
create trigger product_attributes_kind before insert or update on public.product_attributes for each row execute function private.keep_attribute_kind();

/* A maker shows no piece of which something is not said that has to be. What is shown already stays. HT005 attributes_missing. */
create function private.demand_attributes() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is not null and exists (
    select from private.schema_of(new.category_id) s where s.is_required
       and not exists (select from public.product_attributes x where x.product_id = new.id and x.attribute_id = s.attribute_id)) then
    raise exception 'Something has to be said of it first.' using errcode = 'HT005', hint = 'attributes_missing';
  end if;
  return new;
end
$$;
revoke execute on function private.demand_attributes() from public;
create trigger products_attributes_said before update of status on public.products for each row
  when (new.status = 'active' and old.status <> 'active') execute function private.demand_attributes();
create trigger products_attributes_said_new before insert on public.products for each row
  when (new.status = 'active') execute function private.demand_attributes();

-- Lists are narrowed by values: each keeps those of its piece.
alter table private.product_listings add column value_ids integer[] not null default '{}';
comment on column private.product_listings.value_ids is 'Values of its attributes, whatever they are of.';
-- Counting reads nothing but this index.
drop index private.product_listings_choice;
create index product_listings_choice on private.product_listings (category_id) include (price_minor, rating_hundredths, brand_id, seller_id, province,
  is_handmade, is_new, is_featured, on_sale, free_shipping, gift_wrap, same_day_delivery, customizable, value_ids);
create index product_listings_values on private.product_listings using gin (value_ids) with (fastupdate = off);

create function private.values_of(p_product uuid) returns integer[] language sql stable set search_path = '' as $$
  select coalesce(array_agg(v order by v), '{}') from public.product_attributes x cross join unnest(x.value_ids) v where x.product_id = p_product
$$;
revoke execute on function private.values_of(uuid) from public;

create function private.list_said_values() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update private.product_listings l set value_ids = private.values_of(l.product_id)
   where l.product_id in (select c.product_id from changed c) and l.value_ids <> private.values_of(l.product_id);
  return null;
end
$$;
revoke execute on function private.list_said_values() from public;
create trigger product_attributes_list_insert after insert on public.product_attributes referencing new table as changed for each statement
  execute function private.list_said_values();
create trigger product_attributes_list_update after update on public.product_attributes referencing new table as changed for each statement
  execute function private.list_said_values();
create trigger product_attributes_list_delete after delete on public.product_attributes referencing old table as changed for each statement
  execute function private.list_said_values();
