// Kept.swift
