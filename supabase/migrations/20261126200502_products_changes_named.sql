-- Why: what a change says of a piece stood in English for staff who read Thai or Dutch.
create function private.office_names(p_texts jsonb[]) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_object_agg(l.language, l.names) from (
    select k.language,
           string_agg(coalesce(nullif(x.texts -> k.language ->> 'name', ''), x.texts -> 'en' ->> 'name'), ', ' order by x.place) as names
      from unnest(p_texts) with ordinality x(texts, place) cross join unnest(array['en', 'nl', 'th']) k(language) group by k.language) l
$$;
comment on function private.office_names(jsonb[]) is 'The names of attributes or their values in the languages of the back office: {language: names}; '
  'null where there are none.';
revoke execute on function private.office_names(jsonb[]) from public;

CREATE OR REPLACE FUNCTION private.facts_of_listing_change(p_key text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', c.id, 'product_id', p.id, 'name', p.name, 'image', p.image_url, 'language', p.language, 'seller_id', s.id, 'seller',
    s.business_name,
      'level', private.trust_level(s.id), 'opened_at', c.opened_at, 'by', coalesce(nullif(o.full_name, ''), o.email, ''), 'seen', c.changed_at,
        'state', c.state,
      'because', c.because, 'words', c.words, 'decided_at', c.decided_at, 'decided_by', c.decided_by, 'decider', coalesce(nullif(d.full_name, ''),
        d.email, ''),
      'appeal', c.appeal, 'appealed_at', c.appealed_at, 'answer', c.answer, 'answered_at', c.answered_at,
      'fields', coalesce((select jsonb_agg(jsonb_build_object('field', f.field, 'kind', f.kind, 'waits', f.waits, 'state', f.state,
          'label', case when f.field like 'attribute:%' then (select private.office_names(array[a.texts]) from public.attributes a
              where a.id = private.as_uuid(split_part(f.field, ':', 2)))
            when f.field like 'variant%' then (select to_jsonb(v.name) from public.product_variants v
              where v.id = private.as_uuid(split_part(f.field, ':', 2)))
            when f.field like 'translation:%' then to_jsonb(split_part(f.field, ':', 2)) end,
          'before', private.said_value(f.field, f.before), 'after', private.said_value(f.field, f.after),
          'now', private.said_value(f.field, private.live_value(p, f.field)),
          'moved', f.state in ('open', 'approved') and not private.is_value(private.live_value(p, f.field),
            case when f.waits and f.state = 'open' then f.before else f.after end)) order by f.field)
        from public.product_change_fields f where f.change_id = c.id and f.state <> 'withdrawn'), '[]'),
      'rules', coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'word', w.word) order by r.name) from public.listing_rules r
        cross join lateral (select private.word_found((select string_agg(f.after #>> '{}', E'\n') from public.product_change_fields f
          where f.change_id = c.id and f.state <> 'withdrawn'), r.words, r.except_words) as word) w
        where r.is_active and w.word is not null), '[]'))
    from public.product_changes c join public.products p on p.id = c.product_id join public.sellers s on s.id = p.seller_id
    left join public.profiles o on o.id = c.opened_by left join public.profiles d on d.id = c.decided_by where c.id = private.as_uuid(p_key)
$function$;

CREATE OR REPLACE FUNCTION private.said_value(p_field text, p_value jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case
    when p_field = 'category_id' then coalesce((select to_jsonb(c.name) from public.categories c where c.id = private.as_uuid(p_value #>> '{}')), p_value)
    when p_field = 'brand_id' then coalesce((select to_jsonb(b.name) from public.brands b where b.id = private.as_uuid(p_value #>> '{}')), p_value)
    when p_field like 'attribute:%' then coalesce((select private.office_names(array_agg(v.texts order by v.sort_order, v.id))
      from public.attribute_values v where jsonb_typeof(p_value) = 'object' and p_value -> 'value_ids' @> to_jsonb(v.id)
        and v.attribute_id = private.as_uuid(split_part(p_field, ':', 2))), p_value -> 'number', 'null')
    else p_value end
$function$;
comment on function private.said_value(text, jsonb) is
  'A value of a change as people read it: names in the place of ids, those of attributes in each language of the back office.';
