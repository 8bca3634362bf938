-- Why: three lists without a bound were still searched by reading them whole under row level security: attributes, rules, categories of the blog.
create index attributes_words on public.attributes using gin (slug extensions.gin_trgm_ops);
create index automation_rules_words on public.automation_rules using gin (name extensions.gin_trgm_ops);
create index blog_categories_words on public.blog_categories using gin (name extensions.gin_trgm_ops, id extensions.gin_trgm_ops);

-- Each is planned for these very words, as public.orders_found is.
create function public.attributes_found(p_words text) returns setof public.attributes
language plpgsql stable security definer rows 200 set search_path = '' as $$
begin
  perform private.demand('products.read');
  return query execute 'select * from public.attributes where id in (
    select id from public.attributes where slug ilike $1 order by sort_order, id limit 200)'
    using private.words_like(p_words);
end
$$;
comment on function public.attributes_found(text) is 'Attributes by address; the first 200, for whoever may read them.';

create function public.automation_rules_found(p_words text) returns setof public.automation_rules
language plpgsql stable security definer rows 200 set search_path = '' as $$
begin
  perform private.demand('automation.read');
  return query execute 'select * from public.automation_rules where id in (
    select id from public.automation_rules where name ilike $1 order by created_at desc, id desc limit 200)'
    using private.words_like(p_words);
end
$$;
comment on function public.automation_rules_found(text) is 'Rules by name; at most the newest 200, for whoever may read them.';

create function public.blog_categories_found(p_words text) returns setof public.blog_categories
language plpgsql stable security definer rows 200 set search_path = '' as $$
begin
  perform private.demand('blog.read');
  return query execute 'select * from public.blog_categories where id in (
    select id from public.blog_categories where name ilike $1 or id ilike $1 order by sort_order, id limit 200)'
    using private.words_like(p_words);
end
$$;
comment on function public.blog_categories_found(text) is 'Categories of the blog by name or address; the first 200, for whoever may read them.';

revoke execute on function public.attributes_found(text), public.automation_rules_found(text), public.blog_categories_found(text)
  from public, anon;
grant execute on function public.attributes_found(text), public.automation_rules_found(text), public.blog_categories_found(text)
  to authenticated, service_role;

-- Asked for each row of a page, and no more of them than are on it.
alter policy "who sees the blog category sees its names" on public.blog_category_translations
  using ((select c.id from public.blog_categories c where c.id = blog_category_translations.category_id) is not null);
