package org.pieceworth.rules.variant.file;

/// A line `key = value` of a variants.ini.
///
/// @param key the written key
/// @param value without spaces around it, perhaps empty
/// @param line its number, from 1
public record VariantSetting(String key, String value, int line) {}
