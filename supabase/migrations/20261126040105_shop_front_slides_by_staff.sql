-- Why: slides of the home page were made by SQL. They are written, dated, put in order and put away by staff with `content.write`,
-- and their pictures lie in the shop's own storage.

/* Whether a slide's words are {language: {title, subtitle}} of lengths that fit their place. */
create function private.are_slide_texts(given jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select jsonb_typeof(given) = 'object' and not exists (
    select from jsonb_each(case jsonb_typeof(given) when 'object' then given else '{}' end) t
     where not private.is_language_tag(t.key) or not private.are_texts(t.value)
        or exists (select from jsonb_object_keys(case jsonb_typeof(t.value) when 'object' then t.value else '{}' end) k
          where k not in ('title', 'subtitle'))
        or char_length(btrim(coalesce(t.value ->> 'title', ''))) not between 1 and 80 or char_length(coalesce(t.value ->> 'subtitle', '')) > 200)
$$;
comment on function private.are_slide_texts(jsonb) is 'Words of a slide: a language leads to a title (1 to 80 characters) and a subtitle (to 200).';
revoke execute on function private.are_slide_texts(jsonb) from public;
grant execute on function private.are_slide_texts(jsonb) to service_role;

-- Words that do not fit stood nowhere.
delete from public.hero_slides where not private.are_slide_texts(texts) and texts <> '{}';
alter table public.hero_slides
  add column created_at timestamptz not null default now(),
  add column changed_at timestamptz not null default clock_timestamp(),
  add column archived_at timestamptz,
  add constraint hero_slides_texts_check check (texts = '{}' or private.are_slide_texts(texts)),
  add constraint hero_slides_link_length_check check (char_length(link) <= 500),
  add constraint hero_slides_days_check check (ends_at > starts_at);
comment on column public.hero_slides.changed_at is 'What a person saw who wants to change it.';
comment on column public.hero_slides.archived_at is 'Put away: shown nowhere until it is taken out again.';
create index hero_slides_places on public.hero_slides (sort_order, id);

alter policy "everyone reads running slides" on public.hero_slides
  using (archived_at is null and is_active and (starts_at is null or starts_at <= now()) and (ends_at is null or ends_at > now()));
create policy "who may reads all slides" on public.hero_slides for select to authenticated using ((select private.may('content.write')));
create trigger hero_slides_logged after insert or update or delete on public.hero_slides for each row
  execute function private.log_changes('id', 'image_url', 'link', 'texts', 'sort_order', 'is_active', 'starts_at', 'ends_at', 'archived_at');

/*
 * Makes a slide, behind the others, or changes the one that was seen as it is (`changed_at`). HT004 no_slide
 * where the words, the picture, the link or the days cannot be;
 * HT005 archived, too_many. Wants `content.write`.
 */
create function public.write_hero_slide(p_id uuid, p_slide jsonb, p_seen timestamptz) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  -- More than anybody looks at.
  most constant integer := 50;
  asked public.hero_slides := jsonb_populate_record(null::public.hero_slides, p_slide);
  kept public.hero_slides;
begin
  perform private.demand('content.write');
  asked.texts := coalesce(asked.texts, '{}');
  if asked.texts = '{}' or not private.are_slide_texts(asked.texts) then raise exception using errcode = 'check_violation'; end if;
  if p_id is null then
    lock table public.hero_slides in share row exclusive mode;
    if (select count(*) from public.hero_slides s where s.archived_at is null) >= most then
      raise exception 'There are % slides already.', most using errcode = 'HT005', hint = 'too_many';
    end if;
    insert into public.hero_slides (image_url, link, texts, sort_order, is_active, starts_at, ends_at)
    select asked.image_url, coalesce(asked.link, '/products'), asked.texts, coalesce(max(s.sort_order), 0) + 1, coalesce(asked.is_active,
      true), asked.starts_at, asked.ends_at
      from public.hero_slides s
    returning * into kept;
    return kept.id;
  end if;
  select * into kept from public.hero_slides s where s.id = p_id for update;
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(kept.changed_at));
  if kept.archived_at is not null then raise exception 'It is put away.' using errcode = 'HT005', hint = 'archived'; end if;
  update public.hero_slides s set image_url = asked.image_url, link = coalesce(asked.link, '/products'), texts = asked.texts,
    is_active = coalesce(asked.is_active, true),
      starts_at = asked.starts_at, ends_at = asked.ends_at, changed_at = clock_timestamp()
   where s.id = p_id;
  return p_id;
exception when check_violation or not_null_violation then
  raise exception 'This cannot be a slide: %', sqlerrm using errcode = 'HT004', hint = 'no_slide';
end
$$;
comment on function public.write_hero_slide(uuid, jsonb, timestamptz) is
  'Makes a slide of the home page, behind the others, or changes the one that was seen as it is (`changed_at`). HT004 no_slide, HT005.';

/* Shows or hides a slide, puts it away or takes it out again (hidden). HT003 where it is so already. Wants `content.write`. */
create function public.move_hero_slide(p_id uuid, p_to text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('content.write');
  if p_to is null or p_to not in ('shown', 'hidden', 'archived', 'restored') then
    raise exception 'Shown, hidden, archived or restored.' using errcode = '22023', hint = 'invalid';
  end if;
  update public.hero_slides s set changed_at = clock_timestamp(),
      is_active = case p_to when 'shown' then true when 'archived' then s.is_active else false end,
      archived_at = case p_to when 'archived' then private.now() when 'restored' then null else s.archived_at end
   where s.id = p_id
     and case p_to when 'restored' then s.archived_at is not null when 'archived' then s.archived_at is null
       when 'shown' then s.archived_at is null and not s.is_active else s.archived_at is null and s.is_active end;
  if not found then raise exception 'It is so already, or not there.' using errcode = 'HT003', hint = 'not_allowed_now'; end if;
end
$$;
comment on function public.move_hero_slide(uuid, text) is
  'Shows or hides a slide, puts it away or takes it out again, hidden. HT003 where it is so already.';

/*
 * Says in which order the slides stand that are not put away. HT003 changed_meanwhile where they are not as they were seen; HT005
 * other_slides. Wants `content.write`.
 */
create function public.order_hero_slides(p_ids uuid[], p_seen uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('content.write');
  lock table public.hero_slides in share row exclusive mode;
  perform private.demand_unchanged(to_jsonb(p_seen), (select to_jsonb(array_agg(s.id order by s.sort_order, s.id))
    from public.hero_slides s where s.archived_at is null));
  if (select array_agg(s.id order by s.id) from public.hero_slides s where s.archived_at is null) is distinct
    from (select array_agg(distinct i) from unnest(p_ids) i) then
    raise exception 'Every slide has its place.' using errcode = 'HT005', hint = 'other_slides';
  end if;
  update public.hero_slides s set sort_order = wanted.place
    from unnest(p_ids) with ordinality wanted(id, place) where wanted.id = s.id and s.sort_order <> wanted.place;
end
$$;
comment on function public.order_hero_slides(uuid[], uuid[]) is
  'Says in which order the slides stand, all that are not put away; refused where they are not in the order that was seen.';

revoke execute on function public.write_hero_slide(uuid, jsonb, timestamptz), public.move_hero_slide(uuid, text),
  public.order_hero_slides(uuid[], uuid[]) from public, anon;
grant execute on function public.write_hero_slide(uuid, jsonb, timestamptz), public.move_hero_slide(uuid, text),
  public.order_hero_slides(uuid[], uuid[]) to authenticated, service_role;

-- Pictures of slides, pages and whatever else the shop says for itself: everybody sees them, who writes contents brings them. A picture never
-- changes under its name.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('shop-pictures', 'shop-pictures', true, 8 * 1024 * 1024, '{image/png,image/jpeg,image/webp}')
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;
create policy "who may sees the shop's pictures" on storage.objects for select to authenticated
  using (bucket_id = 'shop-pictures' and (select private.may('content.write')));
create policy "who may adds pictures of the shop" on storage.objects for insert to authenticated
  with check (bucket_id = 'shop-pictures' and (select private.may('content.write')));
create policy "who may removes pictures of the shop" on storage.objects for delete to authenticated
  using (bucket_id = 'shop-pictures' and (select private.may('content.write')));
