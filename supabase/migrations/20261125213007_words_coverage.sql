-- Why: nobody could say how far a language is: which products, makers, posts and categories it lacks, which texts a machine wrote, and which are older
-- than what they translate. A job counts it, since a million products in fourteen languages are not counted for a look; lists say where to begin, and
-- whoever has read a text says so.

create view private.texts_to_translate as
  select 'products' as kind, p.id, p.language, f.field from public.products p
    cross join lateral (values ('name', p.name), ('description', p.description), ('care', p.care)) f(field, text)
    where p.status = 'active' and f.text <> ''
  union all
  select 'sellers', s.id, coalesce(c.language, 'th'), 'business_description' from public.sellers s left join public.seller_contacts c on c.seller_id = s.id
    where s.application_status = 'approved' and s.business_description <> ''
  union all
  select 'posts', b.id, b.language, f.field from public.blog_posts b
    cross join lateral (values ('title', b.title), ('excerpt', b.excerpt), ('content', b.content), ('featured_image_alt', b.featured_image_alt),
      ('seo_title', b.seo_title), ('seo_description', b.seo_description)) f(field, text)
    where b.status = 'published' and f.text <> ''
  union all
  select 'categories', c.id, 'en', f.field from public.categories c
    cross join lateral (values ('name', c.name), ('description', c.description)) f(field, text)
    where c.status = 'active' and f.text <> '';

create view private.texts_translated as
  select 'products' as kind, t.product_id as id, t.language, t.state, f.field from public.product_translations t
    cross join lateral (values ('name', t.name), ('description', t.description), ('care', t.care)) f(field, text) where f.text <> ''
  union all
  select 'sellers', t.seller_id, t.language, t.state, 'business_description' from public.seller_translations t where t.business_description <> ''
  union all
  select 'posts', t.post_id, t.language, t.state, f.field from public.blog_post_translations t
    cross join lateral (values ('title', t.title), ('excerpt', t.excerpt), ('content', t.content), ('featured_image_alt', t.featured_image_alt),
      ('seo_title', t.seo_title), ('seo_description', t.seo_description)) f(field, text) where f.text <> ''
  union all
  select 'categories', t.category_id, t.language, t.state, f.field from public.category_translations t
    cross join lateral (values ('name', t.name), ('description', t.description)) f(field, text) where f.text <> '';
revoke all on private.texts_to_translate, private.texts_translated from service_role;

create table private.translation_counts (
  kind       text not null,
  field      text not null,
  language   text not null,
  state      text not null,
  things     bigint not null,
  counted_at timestamptz not null default private.now(),
  primary key (kind, field, language, state)
);
comment on table private.translation_counts is 'How many texts of each kind stand in each language, and how; `missing` where they do not.';
revoke all on private.translation_counts from service_role;

/* Counts anew how far each of these languages is. Of two that count at once one does. */
create function private.count_translations(p_languages text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('count_translations', 0)) then return; end if;
  delete from private.translation_counts;
  insert into private.translation_counts (kind, field, language, state, things)
    with wanted as (
      select s.kind, s.field, l.language, sum(s.things)::bigint as things
        from (select kind, field, language, count(*) as things from private.texts_to_translate group by 1, 2, 3) s
        cross join unnest(p_languages) l(language) where s.language <> l.language group by 1, 2, 3
    ), done as (
      select t.kind, t.field, t.language, t.state, count(*) as things
        from private.texts_translated t join private.texts_to_translate s using (kind, id, field)
        where t.language = any (p_languages) and s.language <> t.language group by 1, 2, 3, 4
    )
    select kind, field, language, state, things from done
    union all
    select w.kind, w.field, w.language, 'missing', w.things - coalesce(sum(d.things), 0)::bigint
      from wanted w left join done d using (kind, field, language) group by w.kind, w.field, w.language, w.things
      having w.things > coalesce(sum(d.things), 0);
end
$$;
revoke execute on function private.count_translations(text[]) from public;
grant execute on function private.count_translations(text[]) to service_role;

/* How far the languages are, as it was last counted. Wants `translations.read`. */
create function public.translation_coverage()
returns table (kind text, field text, language text, state text, things bigint, counted_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('translations.read');
  return query select c.kind, c.field, c.language, c.state, c.things, c.counted_at from private.translation_counts c order by 1, 2, 3, 4;
end
$$;
comment on function public.translation_coverage() is 'How many texts of each kind and field stand in each language and how, as last counted.';
revoke execute on function public.translation_coverage() from public, anon;
grant execute on function public.translation_coverage() to authenticated, service_role;

create index product_translations_to_look_at on public.product_translations (language, state, product_id) where state <> 'reviewed';
create index seller_translations_to_look_at on public.seller_translations (language, state, seller_id) where state <> 'reviewed';
create index blog_post_translations_to_look_at on public.blog_post_translations (language, state, post_id) where state <> 'reviewed';
create index category_translations_to_look_at on public.category_translations (language, state, category_id) where state <> 'reviewed';

/*
 * What is to be done in a language: up to fifty things of a kind whose translation is missing, or stands in a state, by their keys from `p_after` on. For
 * missing ones at most five thousand things are looked at; then a row that is not `found` says where to go on. Wants `translations.read`.
 */
create function public.translation_work(p_kind text, p_language text, p_state text, p_after uuid default null)
returns table (id uuid, title text, address text, found boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  of_kind text;
  kept text;
  key text;
begin
  perform private.demand('translations.read');
  if not private.is_language_tag(p_language) or p_state not in ('missing', 'draft', 'machine', 'stale') then
    raise exception 'No such language or state.' using errcode = '22023';
  end if;
  of_kind := case p_kind
    when 'products' then 'select x.id, x.name as title, ''products/'' || x.id as address, x.language from public.products x where x.status = ''active'''
    when 'sellers' then 'select x.id, x.business_name, ''sellers/'' || x.slug, coalesce(c.language, ''th'')
      from public.sellers x left join public.seller_contacts c on c.seller_id = x.id where x.application_status = ''approved'''
    when 'posts' then 'select x.id, x.title, ''blog/'' || x.slug, x.language from public.blog_posts x where x.status = ''published'''
    when 'categories' then 'select x.id, x.name, ''products?category='' || x.slug, ''en'' from public.categories x where x.status = ''active''' end;
  kept := case p_kind when 'products' then 'product_translations' when 'sellers' then 'seller_translations' when 'posts' then 'blog_post_translations'
    when 'categories' then 'category_translations' end;
  key := case p_kind when 'products' then 'product_id' when 'sellers' then 'seller_id' when 'posts' then 'post_id' when 'categories' then 'category_id' end;
  if of_kind is null then raise exception 'No such kind.' using errcode = '22023'; end if;
  if p_state = 'missing' then
    return query execute format(
      'with looked(id, title, address, language) as (%s and x.id > $2 order by x.id limit 5000),
            missing as (select s.* from looked s where s.language <> $1
              and not exists (select from public.%I t where t.%I = s.id and t.language = $1) order by s.id limit 50)
       select f.id, f.title, f.address, true from missing f
       union all
       select l.id, null, null, false from (select * from looked s order by s.id desc limit 1) l
        where (select count(*) from missing) < 50 and (select count(*) from looked) = 5000
       order by 1', of_kind, kept, key)
      using p_language, coalesce(p_after, '00000000-0000-0000-0000-000000000000');
  else
    return query execute format(
      'select s.id, s.title, s.address, true from public.%I t join (%s) s(id, title, address, language) on s.id = t.%I
        where t.language = $1 and t.state = $3 and t.%I > $2 order by t.%I limit 50', kept, of_kind, key, key, key)
      using p_language, coalesce(p_after, '00000000-0000-0000-0000-000000000000'), p_state;
  end if;
end
$$;
comment on function public.translation_work(text, text, text, uuid) is 'What is to be translated or looked at in a language, some at a time.';
revoke execute on function public.translation_work(text, text, text, uuid) from public, anon;
grant execute on function public.translation_work(text, text, text, uuid) to authenticated, service_role;

/* Says that somebody has read a translation and stands for it. HT003 where it is not in the state the person saw. Wants `translations.write`. */
create function public.review_translation(p_kind text, p_id uuid, p_language text, p_seen text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  changed bigint;
begin
  perform private.demand('translations.write');
  if p_seen not in ('draft', 'machine', 'stale') then raise exception 'No such state.' using errcode = '22023'; end if;
  if p_kind = 'products' then
    update public.product_translations set state = 'reviewed' where product_id = p_id and language = p_language and state = p_seen;
  elsif p_kind = 'sellers' then
    update public.seller_translations set state = 'reviewed' where seller_id = p_id and language = p_language and state = p_seen;
  elsif p_kind = 'posts' then
    update public.blog_post_translations set state = 'reviewed' where post_id = p_id and language = p_language and state = p_seen;
  elsif p_kind = 'categories' then
    update public.category_translations set state = 'reviewed' where category_id = p_id and language = p_language and state = p_seen;
  else
    raise exception 'No such kind.' using errcode = '22023';
  end if;
  get diagnostics changed = row_count;
  if changed = 0 then raise exception 'It is not in that state any more.' using errcode = 'HT003', hint = 'changed_meanwhile'; end if;
  perform private.log_activity('translations.review', p_kind || '/' || p_id || '/' || p_language,
    jsonb_build_object('state', jsonb_build_array(p_seen, 'reviewed')));
end
$$;
comment on function public.review_translation(text, uuid, text, text) is
  'Says that a translation was read and is right; refused where it is not in the state the person saw.';
revoke execute on function public.review_translation(text, uuid, text, text) from public, anon;
grant execute on function public.review_translation(text, uuid, text, text) to authenticated, service_role;
