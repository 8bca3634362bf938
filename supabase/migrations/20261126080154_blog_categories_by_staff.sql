-- Why: the categories of the blog were made by SQL. Staff make, name, order, hide, merge and remove them, and an address that somebody has kept of one
-- (`/blog/category/{id}`, which never changes) leads to what it became part of.
alter table public.blog_categories
  add column merged_into text references public.blog_categories on update cascade on delete restrict,
  add column changed_at timestamptz not null default clock_timestamp(),
  add constraint blog_categories_merged_check check ((merged_into is null or status = 'archived') and merged_into is distinct from id);
comment on column public.blog_categories.merged_into is 'What its posts went to; its address leads there.';
comment on column public.blog_categories.changed_at is 'What a person saw who wants to change it.';
create index blog_categories_merged on public.blog_categories (merged_into) where merged_into is not null;
create index blog_categories_places on public.blog_categories (sort_order, id);
create trigger blog_categories_logged after insert or update or delete on public.blog_categories for each row
  execute function private.log_changes('id', 'id', 'name', 'description', 'image_url', 'status', 'sort_order', 'merged_into');

create table public.blog_category_merges (
  id          uuid primary key default gen_random_uuid(),
  category_id text not null references public.blog_categories on update cascade on delete cascade,
  into_id     text not null references public.blog_categories on update cascade on delete cascade,
  was_status  text not null check (was_status in ('active', 'inactive', 'archived')),
  posts       integer not null check (posts >= 0),
  reason      text not null check (char_length(reason) <= 1000),
  merged_at   timestamptz not null default now(),
  undone_at   timestamptz,
  constraint blog_category_merges_two check (category_id <> into_id)
);
comment on table public.blog_category_merges is
  'A category of the blog that became part of another, and how many posts went along. `was_status`: what it is again when that is undone.';
create unique index blog_category_merges_once on public.blog_category_merges (category_id) where undone_at is null;
create index blog_category_merges_category on public.blog_category_merges (category_id);
create index blog_category_merges_into on public.blog_category_merges (into_id, merged_at);
alter table public.blog_category_merges enable row level security;
create policy "who may reads merges of blog categories" on public.blog_category_merges for select to authenticated
  using ((select private.may('blog.read')));
grant select on public.blog_category_merges to authenticated, service_role;
revoke insert, update, delete, truncate on public.blog_category_merges from service_role;

create table private.blog_category_merge_posts (
  merge_id uuid not null references public.blog_category_merges on delete cascade,
  post_id  uuid not null references public.blog_posts on delete cascade,
  primary key (merge_id, post_id)
);
comment on table private.blog_category_merge_posts is 'The posts that went along with a merge, so that they find back.';
create index blog_category_merge_posts_post on private.blog_category_merge_posts (post_id);

create function public.blog_category_led_on(p_id text) returns text language sql stable security definer set search_path = '' as $$
  with recursive led as (
    select c.id, c.merged_into, c.status, 0 as steps from public.blog_categories c where c.id = p_id
    union all
    select c.id, c.merged_into, c.status, led.steps + 1 from led join public.blog_categories c on c.id = led.merged_into where led.steps < 20)
  select led.id from led where led.merged_into is null and led.status = 'active' and led.id <> p_id
$$;
comment on function public.blog_category_led_on(text) is 'The category of the blog that one became part of, if it is shown; null for none.';
revoke execute on function public.blog_category_led_on(text) from public;
grant execute on function public.blog_category_led_on(text) to anon, authenticated, service_role;

create function public.blog_category_counts() returns table (category_id text, posts bigint, shown bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('blog.read');
  return query
    select p.category_id, count(*), count(*) filter (where p.status = 'published' and p.published_at <= private.now())
      from public.blog_posts p where p.category_id is not null group by p.category_id;
end
$$;
comment on function public.blog_category_counts() is 'How many posts stand in each category of the blog, and how many of them everybody reads.';

/* Makes a category, hidden and behind the others, or changes the one that was seen as it is (`changed_at`). Wants `blog.write`. */
create function public.write_blog_category(p_id text, p_category jsonb, p_seen timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  -- More than a reader looks through.
  most constant integer := 100;
  asked public.blog_categories := jsonb_populate_record(null::public.blog_categories, p_category);
  texts jsonb := coalesce(p_category -> 'texts', '{}');
  kept public.blog_categories;
  said jsonb;
begin
  perform private.demand('blog.write');
  if not coalesce(private.are_category_texts(texts), false) then raise exception using errcode = 'check_violation'; end if;
  perform pg_advisory_xact_lock(hashtextextended('blog_categories', 0));
  asked.name := btrim(texts -> 'en' ->> 'name');
  asked.description := btrim(coalesce(texts -> 'en' ->> 'description', ''));
  if p_id is null then
    if (select count(*) from public.blog_categories) >= most then
      raise exception 'There are % categories already.', most using errcode = 'HT005', hint = 'too_many';
    end if;
    insert into public.blog_categories (id, name, description, image_url, status, sort_order)
    select asked.id, asked.name, asked.description, asked.image_url, 'inactive', coalesce(max(c.sort_order), 0) + 1 from public.blog_categories c
    returning * into kept;
  else
    select * into kept from public.blog_categories c where c.id = p_id for update;
    if not found then raise exception 'There is no such category.' using errcode = 'PT404'; end if;
    perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(kept.changed_at));
    if kept.merged_into is not null then raise exception 'It is part of another.' using errcode = 'HT005', hint = 'merged'; end if;
    update public.blog_categories c set name = asked.name, description = asked.description, image_url = asked.image_url, changed_at = clock_timestamp()
     where c.id = p_id returning * into kept;
  end if;
  -- What was said in other languages and what is said now, for the record.
  select jsonb_object_agg(coalesce(t.language, w.key), jsonb_build_array(t.name, w.value ->> 'name')) into said
    from (select * from public.blog_category_translations x where x.category_id = kept.id) t
    full join (select * from jsonb_each(texts - 'en')) w on w.key = t.language
   where (t.name, t.description) is distinct from (btrim(w.value ->> 'name'), btrim(coalesce(w.value ->> 'description', '')));
  if said is not null then
    delete from public.blog_category_translations t where t.category_id = kept.id and not texts ? t.language;
    insert into public.blog_category_translations as t (category_id, language, name, description)
    select kept.id, w.key, btrim(w.value ->> 'name'), btrim(coalesce(w.value ->> 'description', '')) from jsonb_each(texts - 'en') w
    on conflict (category_id, language) do update set name = excluded.name, description = excluded.description;
    perform private.log_activity('blog_categories.words', kept.id, said);
  end if;
  return kept.id;
exception
  when unique_violation then raise exception 'Another category has this address.' using errcode = 'HT005', hint = 'slug_taken';
  when check_violation or not_null_violation then
    raise exception 'This cannot be a category: %', sqlerrm using errcode = 'HT004', hint = 'no_category';
end
$$;
comment on function public.write_blog_category(text, jsonb, timestamptz) is
  'Makes a category of the blog, hidden and behind the others, or changes the one that was seen as it is (`changed_at`): {id (new ones: its address), '
  'image_url, texts: {language: {name, description}}}. HT004 no_category, HT005 slug_taken, too_many, merged.';

/* Says in which order the categories of the blog stand. Wants `blog.write`. */
create function public.order_blog_categories(p_ids text[], p_seen text[]) returns void language plpgsql security definer set search_path = '' as $$
declare
  stands text[];
begin
  perform private.demand('blog.write');
  perform pg_advisory_xact_lock(hashtextextended('blog_categories', 0));
  select array_agg(c.id order by c.sort_order, c.id) into stands from public.blog_categories c where c.merged_into is null;
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(stands));
  if (select array_agg(i order by i) from unnest(stands) i) is distinct from (select array_agg(i order by i) from unnest(p_ids) i) then
    raise exception 'Every category has its place.' using errcode = 'HT005', hint = 'other_categories';
  end if;
  update public.blog_categories c set sort_order = wanted.place
    from unnest(p_ids) with ordinality wanted(id, place) where wanted.id = c.id and c.sort_order <> wanted.place;
end
$$;
comment on function public.order_blog_categories(text[], text[]) is
  'Says in which order the categories of the blog stand; refused where they are not in the order that was seen.';

/* Shows or hides a category of the blog. Wants `blog.write`. */
create function public.show_blog_category(p_id text, p_shown boolean) returns void language plpgsql security definer set search_path = '' as $$
declare
  kept public.blog_categories;
begin
  perform private.demand('blog.write');
  perform pg_advisory_xact_lock(hashtextextended('blog_categories', 0));
  select * into kept from public.blog_categories c where c.id = p_id for update;
  if not found then raise exception 'There is no such category.' using errcode = 'PT404'; end if;
  if kept.merged_into is not null then raise exception 'It is part of another.' using errcode = 'HT005', hint = 'merged'; end if;
  if p_shown is null or p_shown = (kept.status = 'active') then
    raise exception 'It is so already.' using errcode = 'HT003', hint = 'not_allowed_now';
  end if;
  update public.blog_categories c set status = case when p_shown then 'active' else 'inactive' end, changed_at = clock_timestamp() where c.id = p_id;
end
$$;
comment on function public.show_blog_category(text, boolean) is
  'Shows or hides a category of the blog; its posts stay. HT003 where it is so already, HT005 merged.';

/* Makes a category part of another: its posts go there, its address leads there. Wants `blog.write`. */
create function public.merge_blog_category(p_id text, p_into text, p_posts bigint, p_reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  kept public.blog_categories;
  target public.blog_categories;
  made uuid;
begin
  perform private.demand('blog.write');
  perform private.demand_reason(p_reason);
  perform pg_advisory_xact_lock(hashtextextended('blog_categories', 0));
  select * into kept from public.blog_categories c where c.id = p_id for update;
  select * into target from public.blog_categories c where c.id = p_into for update;
  if kept.id is null or target.id is null then raise exception 'There is no such category.' using errcode = 'PT404'; end if;
  if kept.merged_into is not null or target.merged_into is not null or p_id = p_into then
    raise exception 'It is part of another, or the same.' using errcode = 'HT005', hint = 'merged';
  end if;
  perform set_config('app.reason', btrim(p_reason), true);
  insert into public.blog_category_merges (category_id, into_id, was_status, posts, reason) values (p_id, p_into, kept.status, 0, btrim(p_reason))
  returning id into made;
  -- First, so that whoever puts a post here meanwhile puts it there.
  update public.blog_categories c set status = 'archived', merged_into = p_into, changed_at = clock_timestamp() where c.id = p_id;
  with moved as (update public.blog_posts p set category_id = p_into where p.category_id = p_id returning p.id)
  insert into private.blog_category_merge_posts (merge_id, post_id) select made, m.id from moved m;
  update public.blog_category_merges m set posts = (select count(*) from private.blog_category_merge_posts x where x.merge_id = made) where m.id = made;
  perform private.demand_unchanged(to_jsonb(p_posts), (select to_jsonb(m.posts) from public.blog_category_merges m where m.id = made));
  return made;
end
$$;
comment on function public.merge_blog_category(text, text, bigint, text) is
  'Makes a category of the blog part of another, with the posts that were seen in it; answers the merge, which can be undone. HT003 '
  'changed_meanwhile, HT005 merged.';

/* Takes a merge back: the posts that are still where it put them return. Wants `blog.write`. */
create function public.undo_blog_category_merge(p_merge uuid, p_reason text) returns bigint language plpgsql security definer set search_path = '' as $$
declare
  merge public.blog_category_merges;
  back bigint;
begin
  perform private.demand('blog.write');
  perform private.demand_reason(p_reason);
  perform pg_advisory_xact_lock(hashtextextended('blog_categories', 0));
  select * into merge from public.blog_category_merges m where m.id = p_merge for update;
  if not found then raise exception 'There is no such merge.' using errcode = 'PT404'; end if;
  if merge.undone_at is not null then raise exception 'It is undone.' using errcode = 'HT003', hint = 'not_allowed_now'; end if;
  if exists (select from public.blog_categories c where c.id = merge.into_id and c.merged_into is not null) then
    raise exception 'What it is part of is part of another.' using errcode = 'HT005', hint = 'merged';
  end if;
  perform set_config('app.reason', btrim(p_reason), true);
  update public.blog_categories c set merged_into = null, status = merge.was_status, changed_at = clock_timestamp() where c.id = merge.category_id;
  with returned as (
    update public.blog_posts p set category_id = merge.category_id
      from private.blog_category_merge_posts x where x.merge_id = p_merge and x.post_id = p.id and p.category_id = merge.into_id returning p.id)
  select count(*) into back from returned;
  update public.blog_category_merges m set undone_at = private.now() where m.id = p_merge;
  return back;
end
$$;
comment on function public.undo_blog_category_merge(uuid, text) is
  'Takes a merge of two categories of the blog back; answers how many posts returned: those that nobody has put elsewhere since. HT003 '
  'where it is undone, HT005 merged.';

/* Takes away a category of the blog that holds no post; everything else is hidden or merged. Wants `blog.write` and the second factor again. */
create function public.remove_blog_category(p_id text, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('blog.write');
  perform private.demand_reason(p_reason);
  perform private.demand_proof();
  perform pg_advisory_xact_lock(hashtextextended('blog_categories', 0));
  perform from public.blog_categories c where c.id = p_id for update;
  if not found then raise exception 'There is no such category.' using errcode = 'PT404'; end if;
  if exists (select from public.blog_posts p where p.category_id = p_id) or exists (select from public.blog_categories c where c.merged_into = p_id)
     or exists (select from public.blog_categories c where c.id = p_id and c.merged_into is not null) then
    raise exception 'It is used.' using errcode = 'HT005', hint = 'used';
  end if;
  perform set_config('app.reason', btrim(p_reason), true);
  delete from public.blog_categories c where c.id = p_id;
end
$$;
comment on function public.remove_blog_category(text, text) is
  'Takes away a category of the blog that holds no post and that no other became part of; HT005 used otherwise.';

revoke execute on function public.blog_category_counts(),
  public.write_blog_category(text, jsonb, timestamptz),
  public.order_blog_categories(text[], text[]),
  public.show_blog_category(text, boolean),
  public.merge_blog_category(text, text, bigint, text),
  public.undo_blog_category_merge(uuid, text),
  public.remove_blog_category(text, text)
  from public, anon;
grant execute on function public.blog_category_counts(),
  public.write_blog_category(text, jsonb, timestamptz),
  public.order_blog_categories(text[], text[]),
  public.show_blog_category(text, boolean),
  public.merge_blog_category(text, text, bigint, text),
  public.undo_blog_category_merge(uuid, text),
  public.remove_blog_category(text, text)
  to authenticated, service_role;

-- Who puts a post into a category while it becomes part of another puts it into the other.
create function private.lead_post_category() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  led text;
begin
  loop
    select c.merged_into into led from public.blog_categories c where c.id = new.category_id for share;
    exit when led is null;
    new.category_id := led;
  end loop;
  return new;
end
$$;
revoke execute on function private.lead_post_category() from public;
create trigger blog_posts_category_led before insert or update of category_id on public.blog_posts for each row execute function private.lead_post_category();

-- Whoever reads the blog's desk reads who changed it.
create or replace function public.acts_about(p_noun text, p_subjects text[])
 returns table(id bigint, subject text, action text, happened_at timestamp with time zone, actor text, name text, reason text)
 language plpgsql
 stable security definer
 set search_path to ''
as $function$
declare
  wanted constant text := coalesce(
    case p_noun when 'refunds' then 'payments.read' when 'payment_slips' then 'payments.read' when 'transfers' then 'payments.read'
      when 'seller_applications' then 'sellers.read' when 'redirects' then 'content.write' when 'newsletters' then 'newsletters.write'
      when 'categories' then 'products.read' when 'attributes' then 'products.read' when 'brands' then 'products.read'
      when 'blog_categories' then 'blog.read' end,
    (select x.name from public.staff_permissions x where x.name = p_noun || '.read'), 'activity.read');
begin
  perform private.demand(wanted);
  if cardinality(p_subjects) > 100 then raise exception 'At most 100 records at once.' using errcode = '22023'; end if;
  return query
    select l.id, l.subject, l.action, l.happened_at, l.actor, coalesce(nullif(p.full_name, ''), p.email, ''), l.reason
      from unnest(p_subjects) wanted_one
     cross join lateral (
       select * from public.activity_log x where x.subject = wanted_one and x.noun = p_noun order by x.id desc limit 50) l
      left join public.profiles p on p.id = l.actor_id
     order by l.id;
end
$function$;
