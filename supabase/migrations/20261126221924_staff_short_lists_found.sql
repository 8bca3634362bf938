-- Why: these lists were called short, and an import of brands, ten years of posts or keys of every maker make them long. Under row level security no
-- index answers parts of words, so each search read them whole.
create index brands_words on public.brands using gin (name extensions.gin_trgm_ops, slug extensions.gin_trgm_ops);
create index categories_words on public.categories using gin (name extensions.gin_trgm_ops, slug extensions.gin_trgm_ops);
create index blog_posts_words on public.blog_posts using gin (title extensions.gin_trgm_ops, slug extensions.gin_trgm_ops, author extensions.gin_trgm_ops);
create index newsletter_issues_words on public.newsletter_issues using gin (name extensions.gin_trgm_ops);
create index api_keys_words on public.api_keys using gin (name extensions.gin_trgm_ops, prefix extensions.gin_trgm_ops);

-- Each is planned for these very words, as public.orders_found is.
create function public.brands_found(p_words text) returns setof public.brands
language plpgsql stable security definer rows 200 set search_path = '' as $$
begin
  perform private.demand('products.read');
  return query execute 'select * from public.brands where id in (
    select id from public.brands where name ilike $1 or slug ilike $1 order by name, id limit 200)'
    using private.words_like(p_words);
end
$$;
comment on function public.brands_found(text) is 'Brands by name or address; the first 200, for whoever may read them.';

create function public.categories_found(p_words text) returns setof public.categories
language plpgsql stable security definer rows 200 set search_path = '' as $$
begin
  perform private.demand('products.read');
  return query execute 'select * from public.categories where id in (
    select id from public.categories where name ilike $1 or slug ilike $1 order by sort_order, id limit 200)'
    using private.words_like(p_words);
end
$$;
comment on function public.categories_found(text) is 'Categories by name or address; the first 200, for whoever may read them.';

create function public.blog_posts_found(p_words text) returns setof public.blog_posts
language plpgsql stable security definer rows 200 set search_path = '' as $$
begin
  perform private.demand('blog.read');
  return query execute 'select * from public.blog_posts where id in (
    select id from public.blog_posts where title ilike $1 or slug ilike $1 or author ilike $1 order by updated_at desc, id desc limit 200)'
    using private.words_like(p_words);
end
$$;
comment on function public.blog_posts_found(text) is 'Posts by title, address or author; at most the newest 200, for whoever may read them.';

create function public.search_terms_found(p_words text) returns setof public.search_terms
language plpgsql stable security definer rows 200 set search_path = '' as $$
begin
  perform private.demand('content.write');
  return query execute 'select * from public.search_terms where id in (
    select id from public.search_terms where said like $1 order by key, id limit 200)'
    using private.words_like(lower(p_words));
end
$$;
comment on function public.search_terms_found(text) is 'Search terms by any of their names; the first 200, for whoever may write them.';

create function public.newsletter_issues_found(p_words text) returns setof public.newsletter_issues
language plpgsql stable security definer rows 200 set search_path = '' as $$
begin
  perform private.demand('newsletters.write');
  return query execute 'select * from public.newsletter_issues where id in (
    select id from public.newsletter_issues where name ilike $1 order by created_at desc, id desc limit 200)'
    using private.words_like(p_words);
end
$$;
comment on function public.newsletter_issues_found(text) is 'Issues of newsletters by name; at most the newest 200, for whoever may write them.';

create function public.api_keys_found(p_words text) returns setof public.api_keys
language plpgsql stable security definer rows 200 set search_path = '' as $$
begin
  perform private.demand('api.read');
  return query execute 'select * from public.api_keys where id in (
    select id from public.api_keys where name ilike $1 or prefix ilike $1 order by created_at desc, id desc limit 200)'
    using private.words_like(p_words);
end
$$;
comment on function public.api_keys_found(text) is 'Keys of programs by name or how they begin; at most the newest 200, for whoever may read them.';

revoke execute on function public.brands_found(text) from public, anon;
revoke execute on function public.categories_found(text) from public, anon;
revoke execute on function public.blog_posts_found(text) from public, anon;
revoke execute on function public.search_terms_found(text) from public, anon;
revoke execute on function public.newsletter_issues_found(text) from public, anon;
revoke execute on function public.api_keys_found(text) from public, anon;
grant execute on function public.brands_found(text) to authenticated;
grant execute on function public.categories_found(text) to authenticated;
grant execute on function public.blog_posts_found(text) to authenticated;
grant execute on function public.search_terms_found(text) to authenticated;
grant execute on function public.newsletter_issues_found(text) to authenticated;
grant execute on function public.api_keys_found(text) to authenticated;
